import * as z from 'zod/mini';
import { defineSlot } from 'shared-kit/contracts/core';

/** '/' of the portal; filled by the remote that owns the tenant's kind of home (decision 4). */
export const homeSlot = defineSlot('shell.home.v1', z.object({}));

/** What the tenant offers, as links below 'Conteúdos' of the side menu; filled while that list is open. */
export const menuContentsSlot = defineSlot('shell.menu-contents.v1', z.object({}));

/** What the person has begun, as links below 'Continue de onde parou' of the side menu; filled while that list is open. */
export const menuContinueSlot = defineSlot('shell.menu-continue.v1', z.object({}));

/** What a remote has to say at home once nothing else stands in front, e.g. what is still to be answered: as a dialog, or not at all. */
export const homeOffersSlot = defineSlot('shell.home-offers.v1', z.object({}));

/** Icons at the end of the header, e.g. the cart with its badge. */
export const headerActionsSlot = defineSlot('shell.header-actions.v1', z.object({}));
