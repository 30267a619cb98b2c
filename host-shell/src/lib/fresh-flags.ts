import * as z from 'zod/mini';
import { call } from '@shared-kit/runtime/api';
import { currentSession } from '@shared-kit/contracts/identity';
import { readStored, updateSession, writeStored } from '@shared-kit/runtime/session';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';

const REQUESTED_AT = 'flags-at';
const FRESH_MS = 15 * MINUTE_MS;
/** Delay that lets the page load first. */
const AFTER_MS = 4_000;

/**
 * Requests the flags that decide menu entries, and the company's plan, again, at most every fifteen minutes and after the page has loaded. They
 * come with the login, and a session lasts for days: a campaign may have started since.
 * @returns a function that cancels the request
 */
export function refreshFlagsLater(): () => void {
  const requestedAt = readStored(REQUESTED_AT, z.number());
  const now = Date.now();
  if (requestedAt === undefined) writeStored(REQUESTED_AT, now);
  if (requestedAt === undefined || now - requestedAt < FRESH_MS) return () => undefined;
  const timer = setTimeout(() => {
    writeStored(REQUESTED_AT, Date.now());
    // Without a response the menu stays the same, and a later page requests it again.
    void call(currentSession, {}).then(
      ({ flags, activePlan, viewer }) =>
        updateSession((session) =>
          session.viewer.idUser === viewer.idUser ? { ...session, flags, activePlan } : session,
        ),
      () => undefined,
    );
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
