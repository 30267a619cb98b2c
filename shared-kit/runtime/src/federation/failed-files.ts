import type { Release } from '@shared-kit/contracts/delivery';

/** File of a release whose script or link element failed. */
export interface FailedFile {
  /** Relative to the release. */
  readonly file: string;
  /** `refused`: the server has no such file. `altered`: the bytes differ from the recorded ones. */
  readonly cause: 'unreachable' | 'refused' | 'altered';
}

const lost = new Map<string, FailedFile['cause']>();
let isWatching = false;

/**
 * Records failed script and link elements. Bundlers report a lost chunk with different messages; the elements report it
 * in the same way.
 */
export function watchFailedFiles(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('error', ({ target }) => lost.set(addressOf(target), causeOf(addressOf(target))), true);
  document.addEventListener('load', ({ target }) => lost.delete(addressOf(target)), true);
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src;
  return target instanceof HTMLLinkElement ? target.href : '';
}

function causeOf(address: string): FailedFile['cause'] {
  const status =
    (performance.getEntriesByName(address, 'resource').at(-1) as PerformanceResourceTiming | undefined)
      ?.responseStatus ?? 0;
  if (status === 0 || status >= 500) return 'unreachable';
  return status >= 400 ? 'refused' : 'altered';
}

function relative(address: string, base: string): string {
  return address.slice(base.length).replace(/[?#].*/, '');
}

/** Returns the file of a release that failed last, and clears the recorded failures of the release. */
export function consumeFailedFile({ baseUrl }: Pick<Release, 'baseUrl'>): FailedFile | undefined {
  const base = new URL(baseUrl, location.href).href;
  const [address, cause] = [...lost].findLast(([each]) => each.startsWith(base)) ?? [];
  for (const each of lost.keys()) if (each.startsWith(base)) lost.delete(each);
  return address && cause ? { file: relative(address, base), cause } : undefined;
}

/** Returns the file of a release that an error message names: imported modules have no element. */
export function fileNamedIn(message: string, { baseUrl }: Pick<Release, 'baseUrl'>): FailedFile | undefined {
  const base = new URL(baseUrl, location.href).href;
  const address = message.split(/["'\s]/).find((word) => word.startsWith(base));
  return address === undefined ? undefined : { file: relative(address, base), cause: causeOf(address) };
}

/**
 * Ends the wait for files of a release: dispatches an error event on its script elements and pending stylesheets and
 * removes them, so that bundlers forget the request.
 */
export function abandonFiles({ baseUrl }: Pick<Release, 'baseUrl'>): void {
  const base = new URL(baseUrl, location.href).href;
  const pending = [
    ...[...document.scripts].filter(({ src }) => src.startsWith(base)),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
      ({ href, sheet: cssSheet }) => href.startsWith(base) && cssSheet === null,
    ),
  ];
  for (const element of pending) {
    element.dispatchEvent(new Event('error'));
    element.remove();
  }
}
