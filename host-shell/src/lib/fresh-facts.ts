import { call } from 'shared-kit/api';
import { currentSession } from 'shared-kit/contracts/identity';
import { readStored, updateSession, writeStored } from 'shared-kit/session';
import { MINUTE_MS } from 'shared-kit/contracts/calendar';

const ASKED_AT = 'facts-at';
const FRESH_MS = 15 * MINUTE_MS;
/** The page comes first. */
const AFTER_MS = 4_000;

/**
 * What decides menu entries came with the login, and a session lasts for days: a campaign may have begun since. Once the page has settled
 * it is asked for anew, at most every quarter of an hour.
 * @returns lets it be
 */
export function refreshFactsLater(): () => void {
  const askedAt = readStored<number>(ASKED_AT);
  const now = Date.now();
  if (askedAt === undefined) writeStored(ASKED_AT, now);
  if (askedAt === undefined || now - askedAt < FRESH_MS) return () => undefined;
  const timer = setTimeout(() => {
    writeStored(ASKED_AT, Date.now());
    // Without an answer the menu stays as it is; the next page asks again.
    void call(currentSession, {}).then(
      ({ facts, viewer }) =>
        updateSession((session) => (session.viewer.idUser === viewer.idUser ? { ...session, facts } : session)),
      () => undefined,
    );
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
