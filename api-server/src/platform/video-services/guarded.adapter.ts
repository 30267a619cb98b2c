import { VideoServiceError } from './video-service.port.ts';
import type { ListedVideo } from './video-service.port.ts';

type List = (id: string) => Promise<readonly ListedVideo[]>;

interface CachedList {
  readonly videos: Promise<readonly ListedVideo[]>;
  /** Expiry in milliseconds; infinite while the service has not answered. */
  goodUntil: number;
}

/** Milliseconds for which a failed list is not requested again. */
export const REST_MS = 30_000;
/** Milliseconds for which a reply is reused, for callers that arrive before it is stored. */
const SAID_MS = 5_000;
/** Number of consecutive failures that pauses requests to the whole service. */
const FAILURES_TO_REST = 5;
/** Maximum number of remembered lists: those that failed and those that were just returned. */
const REMEMBERED = 500;

/**
 * Wraps a service so that concurrent callers share one request per list, and so that failed requests are not repeated
 * for a while. When a service is down, people who open a page wait once in total, not once each.
 */
export function guarded(list: List, nowMs: () => number): List {
  const cached = new Map<string, CachedList>();
  const restsUntil = new Map<string, number>();
  let failures = 0;
  let allRestUntil = 0;

  const note = (id: string): void => {
    failures += 1;
    restsUntil.delete(id);
    restsUntil.set(id, nowMs() + REST_MS);
    forgetOldest(restsUntil);
    if (failures >= FAILURES_TO_REST) allRestUntil = nowMs() + REST_MS;
  };

  const load = async (id: string): Promise<readonly ListedVideo[]> => {
    try {
      const videos = await list(id);
      failures = 0;
      restsUntil.delete(id);
      const own = cached.get(id);
      if (own) own.goodUntil = nowMs() + SAID_MS;
      return videos;
    } catch (error) {
      cached.delete(id);
      note(id);
      throw error;
    }
  };

  return (id) => {
    if (Math.max(restsUntil.get(id) ?? 0, allRestUntil) > nowMs())
      return Promise.reject(new VideoServiceError('it failed a moment ago and is left alone'));
    const before = cached.get(id);
    if (before && before.goodUntil > nowMs()) return before.videos;
    const now: CachedList = { videos: load(id), goodUntil: Number.POSITIVE_INFINITY };
    cached.delete(id);
    cached.set(id, now);
    forgetOldest(cached);
    return now.videos;
  };
}

function forgetOldest(remembered: Map<string, unknown>): void {
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED) return;
    remembered.delete(oldest);
  }
}
