import type { Release } from 'shared-kit/contracts/delivery';
import { composition, onRemoteStateChange, releaseOf, remoteState } from 'shared-kit/federation';
import type { RemoteFault } from 'shared-kit/federation';
import { report } from './report.ts';
import { reportFault } from './report-errors.ts';

/** A developer's own build says nothing of what others get. */
const isOwn = (remote: string): boolean => releaseOf(remote)?.channel === 'override';

export function reportRemoteFault(fault: RemoteFault): void {
  if (!isOwn(fault.remote)) reportFault({ kind: 'remote-fault', ...fault });
}

/** The browser keeps what it measured until somebody asks. */
const AFTER_LOAD_MS = 3_000;

let stop: (() => void) | undefined;

/** Reports how long each remote took from being asked for to being ready, retries and fallback included, and its bytes. */
export function reportLoads(): void {
  stop?.();
  const askedAt = new Map<string, number>();
  // The browser keeps 250 and then no more: a portal of many remotes has more files.
  performance.setResourceTimingBufferSize(1000);
  stop = onRemoteStateChange(() => {
    const { releases, fallbacks } = composition();
    for (const current of releases) {
      const { remote } = current;
      const state = remoteState(remote);
      if ((state.kind === 'loading' || state.kind === 'fallback') && !askedAt.has(remote))
        askedAt.set(remote, performance.now());
      const since = askedAt.get(remote);
      if (state.kind !== 'ready' || since === undefined) continue;
      askedAt.delete(remote);
      const release = state.choice === 'fallback' ? fallbacks.find((each) => each.remote === remote) : current;
      if (release && !isOwn(remote)) reportLoad(release, Math.round(performance.now() - since));
    }
  });
}

let isMeasured = false;

/** Measures what the person met; the measuring itself waits until the page has nothing better to do. */
export function reportVitalsLater(basename: string): void {
  if (isMeasured) return;
  isMeasured = true;
  const begin = (): void =>
    void import(/* webpackChunkName: "vitals" */ './report-vitals.ts')
      .then(({ reportVitals }) => reportVitals(basename))
      .catch(() => undefined);
  const whenIdle = (): void => void setTimeout(begin, AFTER_LOAD_MS);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

function reportLoad(release: Release, value: number): void {
  const { remote, version } = release;
  report('info', () => {
    const bytes = bytesOf(release);
    return {
      level: 'info',
      kind: 'remote-load',
      message: '',
      remote,
      version,
      value,
      ...(bytes === undefined ? {} : { bytes }),
    };
  });
}

/** Over the network or from the browser's cache, as far as the release's files have come by now; what the service worker gives is unpacked, and says nothing of that. */
function bytesOf({ baseUrl }: Release): number | undefined {
  const base = new URL(baseUrl, location.href).href;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = files.filter(({ name }) => name.startsWith(base));
  return own.some(({ workerStart }) => workerStart > 0)
    ? undefined
    : own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
