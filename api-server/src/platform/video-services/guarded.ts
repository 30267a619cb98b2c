import { VideoServiceError } from './video-service.ts';
import type { ListedVideo } from './video-service.ts';

type List = (id: string) => Promise<readonly ListedVideo[]>;

/** What failed is not asked again for this long, in milliseconds. */
export const REST_MS = 30_000;
/** So many failures in a row rest the whole service. */
const FAILURES_TO_REST = 5;
/** Ids that are remembered as failing, at most. */
const REMEMBERED = 500;

/**
 * Lets a service be asked for a list once at a time, whoever wants it, and not at all for a while after it has failed: people who open a page
 * of a service that is down wait once, not each of them.
 */
export function guarded(list: List, nowMs: () => number): List {
  const running = new Map<string, Promise<readonly ListedVideo[]>>();
  const restsUntil = new Map<string, number>();
  let failures = 0;
  let allRestUntil = 0;

  const note = (id: string): void => {
    failures += 1;
    restsUntil.delete(id);
    restsUntil.set(id, nowMs() + REST_MS);
    for (const oldest of restsUntil.keys()) {
      if (restsUntil.size <= REMEMBERED) break;
      restsUntil.delete(oldest);
    }
    if (failures >= FAILURES_TO_REST) allRestUntil = nowMs() + REST_MS;
  };

  const ask = async (id: string): Promise<readonly ListedVideo[]> => {
    try {
      const videos = await list(id);
      failures = 0;
      restsUntil.delete(id);
      return videos;
    } catch (error) {
      note(id);
      throw error;
    } finally {
      running.delete(id);
    }
  };

  return (id) => {
    if (Math.max(restsUntil.get(id) ?? 0, allRestUntil) > nowMs()) return Promise.reject(new VideoServiceError('it failed a moment ago and is left alone'));
    const asked = running.get(id) ?? ask(id);
    running.set(id, asked);
    return asked;
  };
}
