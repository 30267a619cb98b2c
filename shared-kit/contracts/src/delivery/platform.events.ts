import * as z from 'zod/mini';
import { defineEvent } from '@shared-kit/contracts/core';

/** Notifies the user of earned points; the shell shows them as a toast. */
export const pointsEarned = defineEvent(
  'platform.points-earned.v1',
  z.object({
    /** Points earned now; never 0. */
    earnPoints: z.number(),
    /** Total points of the user afterwards. */
    totalUserPoints: z.number(),
  }),
);

/** Notifies the shell that a menu entry with `when.flag` is to be shown or hidden. */
export const menuFlagChanged = defineEvent(
  'platform.menu-flag-changed.v1',
  z.object({ flag: z.string(), visible: z.boolean() }),
  { replay: true },
);
