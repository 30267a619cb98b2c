import { VideoServiceError } from './video-service.ts';
import type { ListedVideo } from './video-service.ts';

type List = (id: string) => Promise<readonly ListedVideo[]>;

interface Asked {
  readonly videos: Promise<readonly ListedVideo[]>;
  /** Milliseconds; without end while the service has not answered. */
  goodUntil: number;
}

/** What failed is not asked again for this long, in milliseconds. */
export const REST_MS = 30_000;
/** What it has said is told again for this long, in milliseconds: to those who came for it before it was kept. */
const SAID_MS = 5_000;
/** So many failures in a row rest the whole service. */
const FAILURES_TO_REST = 5;
/** Lists that are remembered, at most: those that failed, those that were just told. */
const REMEMBERED = 500;

/**
 * Lets a service be asked for a list once at a time, whoever wants it, and not at all for a while after it has failed: people who open a page
 * of a service that is down wait once, not each of them.
 */
export function guarded(list: List, nowMs: () => number): List {
  const asked = new Map<string, Asked>();
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

  const ask = async (id: string): Promise<readonly ListedVideo[]> => {
    try {
      const videos = await list(id);
      failures = 0;
      restsUntil.delete(id);
      const own = asked.get(id);
      if (own) own.goodUntil = nowMs() + SAID_MS;
      return videos;
    } catch (error) {
      asked.delete(id);
      note(id);
      throw error;
    }
  };

  return (id) => {
    if (Math.max(restsUntil.get(id) ?? 0, allRestUntil) > nowMs())
      return Promise.reject(new VideoServiceError('it failed a moment ago and is left alone'));
    const before = asked.get(id);
    if (before && before.goodUntil > nowMs()) return before.videos;
    const now: Asked = { videos: ask(id), goodUntil: Number.POSITIVE_INFINITY };
    asked.delete(id);
    asked.set(id, now);
    forgetOldest(asked);
    return now.videos;
  };
}

function forgetOldest(remembered: Map<string, unknown>): void {
  for (const oldest of remembered.keys()) {
    if (remembered.size <= REMEMBERED) return;
    remembered.delete(oldest);
  }
}
