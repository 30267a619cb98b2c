import * as z from 'zod/mini';
import { defineEvent, defineServerEvent, defineSocketCall } from '@shared-kit/contracts/core';
import { bellKinds } from './notification.schema.ts';

/** Subscribes the page to the changes of the user's bell. */
export const followBell = defineSocketCall({
  name: 'FOLLOW_NOTIFICATIONS',
  input: z.object({}),
  reply: z.object({}),
  inSupportAccess: 'closed',
});

/** Published to the open pages of a person when an entry arrived, or when entries were read in any of their pages. */
export const bellChanged = defineServerEvent(
  'NOTIFICATIONS_CHANGED',
  z.object({ arrived: z.nullable(z.object({ kind: z.enum(bellKinds), title: z.string() })) }),
);

/** An entry has arrived in the bell. Remotes read again what it is about. */
export const bellEntryArrived = defineEvent('shell.notification-arrived.v1', z.object({ kind: z.enum(bellKinds) }));
