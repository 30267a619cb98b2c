import type { Release } from '@shared-kit/contracts/delivery';
import { composition, onRemoteStateChange, releaseOf, remoteState } from '@shared-kit/runtime/federation';
import type { RemoteFault } from '@shared-kit/runtime/federation';
import { report } from './report.ts';
import { reportFault } from './report-errors.ts';

/** Returns whether a remote is overridden. Such a build says nothing about the published one. */
const isOwn = (remote: string): boolean => releaseOf(remote)?.channel === 'override';

export function reportRemoteFault(fault: RemoteFault): void {
  if (!isOwn(fault.remote)) reportFault({ kind: 'remote-fault', ...fault });
}

/** Delay before measuring: the browser buffers its measurements until then. */
const AFTER_LOAD_MS = 3_000;

let stop: (() => void) | undefined;

/**
 * Reports the time from the first request of each remote until it is ready, retries and fallback included, and its
 * bytes.
 */
export function reportLoads(): void {
  stop?.();
  const requestedAt = new Map<string, number>();
  // The browser buffers only 250 entries by default; a portal with many remotes has more files.
  performance.setResourceTimingBufferSize(1000);
  stop = onRemoteStateChange(() => {
    const { releases, fallbacks } = composition();
    for (const current of releases) {
      const { remote } = current;
      const state = remoteState(remote);
      if ((state.kind === 'loading' || state.kind === 'fallback') && !requestedAt.has(remote))
        requestedAt.set(remote, performance.now());
      const since = requestedAt.get(remote);
      if (state.kind !== 'ready' || since === undefined) continue;
      requestedAt.delete(remote);
      const release = state.choice === 'fallback' ? fallbacks.find((each) => each.remote === remote) : current;
      if (release && !isOwn(remote)) reportLoad(release, Math.round(performance.now() - since));
    }
  });
}

let isMeasured = false;

/** Measures web vitals. The measuring code loads when the page is idle. */
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

/**
 * Returns the bytes of the release's files so far, from the network or the browser's cache. Responses of the service
 * worker are decompressed, so they don't count.
 */
function bytesOf({ baseUrl }: Release): number | undefined {
  const base = new URL(baseUrl, location.href).href;
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = files.filter(({ name }) => name.startsWith(base));
  return own.some(({ workerStart }) => workerStart > 0)
    ? undefined
    : own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
}
