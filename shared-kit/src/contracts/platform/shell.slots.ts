import * as z from 'zod/mini';
import { defineSlot } from 'shared-kit/contracts/core';

/** '/' of the portal; filled by the remote that owns the tenant's kind of home (decision 4). */
export const homeSlot = defineSlot('shell.home.v1', z.object({}));

/** Icons at the end of the header, e.g. the cart with its badge. */
export const headerActionsSlot = defineSlot('shell.header-actions.v1', z.object({}));
