import * as z from 'zod/mini';
import { defineSlot } from '@shared-kit/contracts/core';

/** Slot for '/' of the portal; filled by the remote of the tenant's kind of home page (decision 4). */
export const homeSlot = defineSlot('shell.home.v1', z.object({}));

/** Slot for the tenant's contents as links below 'Conteúdos' of the side menu; rendered while that list is open. */
export const menuContentsSlot = defineSlot('shell.menu-contents.v1', z.object({}));

/**
 * Slot for the items that the user has started, as links below 'Continue de onde parou' of the side menu; rendered
 * while that list is open.
 */
export const menuContinueSlot = defineSlot('shell.menu-continue.v1', z.object({}));

/**
 * Slot for offers of a remote on the home page once no gate is open, e.g. evaluations to answer: as a dialog, as a
 * notice in the page, or nothing.
 */
export const homeOffersSlot = defineSlot('shell.home-offers.v1', z.object({}));

/** Slot for icons at the end of the header, e.g. the cart with its badge. */
export const headerActionsSlot = defineSlot('shell.header-actions.v1', z.object({}));

/**
 * Slot for suggestions below the search box of the header, as links to what the typed words find; rendered from three
 * letters on, and nothing when nothing is found.
 */
export const searchSuggestionsSlot = defineSlot('shell.search-suggestions.v1', z.object({ words: z.string() }));
