import * as z from 'zod/mini';
import { releaseId, storedNames } from '@shared-kit/contracts/page-start';
import type { Release } from '@shared-kit/contracts/delivery';
import { composition, onRemoteStateChange, remoteState } from '@shared-kit/runtime/federation';
import { readInTab, readStored, removeStored, writeInTab, writeStored } from '@shared-kit/runtime/session';
import { reportFault } from './report-errors.ts';

/** Interval of the signs of life of a starting page, in milliseconds. */
const ALIVE_EVERY_MS = 1_000;
/** Time after the last change of a remote after which the page is interactive, in milliseconds. */
const SETTLED_AFTER_MS = 3_000;

const startSchema = z.object({ tab: z.string(), aliveAt: z.number(), suspects: z.array(z.string()) });
const startsSchema = z.record(z.string(), startSchema);

const page = crypto.randomUUID();
let timer: ReturnType<typeof setInterval> | undefined;
let changedAt = 0;
let running: Release | null = null;
const ran = new Set<Release>();
let stopListening: (() => void) | undefined;

/**
 * Notes on the device which releases the page is starting, until it is interactive. A page that hangs can't remove its
 * note, so that the next page knows (boot/inline/adopt-hung-starts).
 */
export function watchStart(): void {
  stopListening?.();
  stopListening = onRemoteStateChange(noteChange);
  window.addEventListener('pagehide', end);
}

/** Notes the release whose code runs now; null when it has run. */
export function noteRunning(release: Release | null): void {
  running = release;
  if (release) ran.add(release);
  noteChange();
}

function noteChange(): void {
  changedAt = performance.now();
  write();
  timer ??= setInterval(stayAlive, ALIVE_EVERY_MS);
}

function stayAlive(): void {
  if (performance.now() - changedAt < SETTLED_AFTER_MS) write();
  else end();
}

function write(): void {
  writeStored(storedNames.starts, {
    ...known(),
    [page]: { tab: tabId(), aliveAt: Date.now(), suspects: suspects().map(releaseId) },
  });
}

function end(): void {
  clearInterval(timer);
  timer = undefined;
  running = null;
  ran.clear();
  const { [page]: _, ...others } = known();
  if (Object.keys(others).length === 0) removeStored(storedNames.starts);
  else writeStored(storedNames.starts, others);
}

/**
 * Returns the releases that a hang now would be due to: the one whose code runs, else those that load, else those that
 * ran last. Among several, versions that are not on stable are suspected first.
 */
function suspects(): readonly Release[] {
  if (running) return isOwn(running) ? [] : [running];
  const loading = composition().releases.filter(({ remote }) => remoteState(remote).kind === 'loading');
  const several = (loading.length > 0 ? loading : [...ran]).filter((release) => !isOwn(release));
  const tried = several.filter(({ channel }) => channel === 'canary' || channel === 'pin');
  return tried.length > 0 ? tried : several;
}

const isOwn = ({ channel }: Release): boolean => channel === 'override';

const known = (): z.infer<typeof startsSchema> => readStored(storedNames.starts, startsSchema) ?? {};

function tabId(): string {
  const id = readInTab(storedNames.tab, z.string()) ?? crypto.randomUUID();
  writeInTab(storedNames.tab, id);
  return id;
}

/** Reports the releases of earlier pages that never became interactive. */
export function reportHangs(): void {
  const hangs = readStored(storedNames.unreportedHangs, z.array(z.string())) ?? [];
  removeStored(storedNames.unreportedHangs);
  for (const id of new Set(hangs)) {
    const at = id.lastIndexOf('@');
    const [remote, version] = [id.slice(0, at), id.slice(at + 1)];
    reportFault({ kind: 'remote-fault', remote, version, phase: 'hang', message: 'the page never became interactive' });
  }
}
