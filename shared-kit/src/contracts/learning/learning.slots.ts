import * as z from 'zod/mini';
import { defineSlot } from 'shared-kit/contracts/core';

/** The person's schedule in a block of type Calendar (B2.4-15). */
export const calendarBlockSlot = defineSlot('learning.calendar-block.v1', z.object({}));
