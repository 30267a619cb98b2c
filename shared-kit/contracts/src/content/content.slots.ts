import * as z from 'zod/mini';
import { defineSlot } from '@shared-kit/contracts/core';

/** Slot for the user's schedule in a section of type 19 (A2s-34). */
export const calendarSectionSlot = defineSlot('content.calendar-section.v1', z.object({}));
