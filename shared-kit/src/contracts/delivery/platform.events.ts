import * as z from 'zod/mini';
import { defineEvent } from 'shared-kit/contracts/core';

/** A remote wants the person to know something; the shell shows it as a toast. */
export const pointsEarned = defineEvent(
  'platform.points-earned.v1',
  z.object({
    /** Points of this fact; never 0. */
    earnPoints: z.number(),
    /** Points of the person after it. */
    totalUserPoints: z.number(),
  }),
);

/** Tells the shell that a menu entry with `when.fact` may show (or not any more). */
export const menuFactChanged = defineEvent(
  'platform.menu-fact-changed.v1',
  z.object({ fact: z.string(), visible: z.boolean() }),
  { replay: true },
);
