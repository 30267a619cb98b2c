import { secondsOf } from '@shared-kit/contracts/scorm';
import { newerThan, pendingCommits } from './pending-commits.ts';
import type { PendingCommit } from './pending-commits.ts';
import { lessonApi } from './scorm-api.ts';
import type { LessonState } from './scorm-api.ts';
import { commitSender, sendOnce } from './send-commits.ts';
import type { VisitInfo } from './visit-info.ts';

const CHANNEL = 'azulejo.scorm.v1';
/** Interval in milliseconds for saving uncommitted data of a lesson. */
const saveEvery = 10_000;
/**
 * Milliseconds for which a lesson may take to finish, and for which its last commit is awaited, before the portal is
 * notified.
 */
const patienceWithLesson = 700;
const patienceWithServer = 1000;

// The server writes this element into the page.
const visit = JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as VisitInfo;

const store = (() => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
})();

const pending = pendingCommits(store);
const left = pending.all(Date.now());
const unsent = visit.mode === 'normal' ? newerThan(left, visit) : undefined;
const beganAt = Date.now();
let sequence = Math.max(visit.sequence, unsent?.idVisit === visit.idVisit ? unsent.sequence : 0);
// Time that was counted before a reload of this page stays counted.
const before = Math.max(visit.seconds, unsent?.idVisit === visit.idVisit ? unsent.sessionTime : 0);
let status = visit.status;
let savedAt: string | null = null;
let hasFinished = false;
// Lessons end their visit when their page unloads: before or after this page, depending on the browser.
let isGoing = false;
/** True once the visit can't save any more, e.g. because another window has opened the lesson. */
let isStopped = false;
let frame: HTMLIFrameElement | undefined;

const sender = commitSender({
  pending,
  fetch: globalThis.fetch.bind(globalThis),
  later: (work, delay) => void setTimeout(work, delay),
  onConfirmed(confirmed, hasNewer) {
    ({ status, savedAt } = confirmed);
    postToPortal({ type: 'progress', status, savedAt, pending: hasNewer });
  },
  onWaiting: () => postToPortal({ type: 'progress', status, savedAt, pending: true }),
  onRefused: () => postToPortal({ type: 'refused' }),
  onOver: () => stop('token-over'),
  onSuperseded: () => stop('superseded'),
});

const api = lessonApi({
  version: visit.version,
  values: { ...visit.cmi, ...(unsent ? resumed(unsent) : {}) },
  requestValid: visit.requestValid,
  onCommit(state) {
    if (isStopped) return false;
    if (isGoing) sender.addAtTheEnd(commitOf(state));
    else sender.add(commitOf(state));
    return true;
  },
  onTerminated: () => void finish(),
});
Object.assign(globalThis, { [api.name]: api.calls });

void sendLeftOver();
if (visit.hasEnded) stop('token-over');
else {
  postToPortal({ type: 'ready' });
  void openLesson();
}
listenToOtherWindows();
setInterval(saveChanges, saveEvery);
addEventListener('online', () => sender.retry());
addEventListener('pagehide', () => {
  isGoing = true;
  saveAtTheEnd();
});
addEventListener('pageshow', () => (isGoing = false));
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') saveAtTheEnd();
});
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== parent || event.origin !== visit.portalOrigin || !isFinishRequest(event.data)) return;
  void requestFinish();
});

/** Ends the visit visibly: the lesson is closed, and whatever it still calls is told that nothing is saved. */
function stop(reason: 'token-over' | 'superseded'): void {
  if (isStopped) return;
  isStopped = true;
  frame?.remove();
  document.getElementById('failure')?.removeAttribute('hidden');
  postToPortal({ type: 'failed', reason });
}

/** Stops this visit as soon as another window of this browser opens the lesson; the server notices other devices. */
function listenToOtherWindows(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const windows = new BroadcastChannel('azulejo.scorm');
  const { idScoEnrollment, idVisit } = visit;
  windows.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const opened = data as Partial<Pick<VisitInfo, 'idScoEnrollment' | 'idVisit'>> | null;
    if (opened?.idScoEnrollment === idScoEnrollment && Number(opened.idVisit) > idVisit) {
      saveAtTheEnd();
      stop('superseded');
    }
  });
  windows.postMessage({ idScoEnrollment, idVisit });
}

async function openLesson(): Promise<void> {
  frame = document.createElement('iframe');
  frame.title = visit.title;
  frame.allow = 'autoplay; fullscreen';
  frame.src = visit.launchUrl;
  document.body.append(frame);
  const found = await fetch(visit.launchUrl, { method: 'HEAD' }).catch(() => null);
  if (found && !found.ok) {
    frame.remove();
    document.getElementById('failure')?.removeAttribute('hidden');
    postToPortal({ type: 'failed', reason: found.status === 403 ? 'token-over' : 'missing-file' });
  }
}

/** Sends the pending commits of earlier visits. */
async function sendLeftOver(): Promise<void> {
  for (const commit of left) {
    if (commit.idVisit === visit.idVisit) continue;
    const answer = await sendOnce(globalThis.fetch.bind(globalThis), commit);
    // A rejected commit that this visit resumed from stays: its data is saved only once this visit has committed.
    if (answer === 'confirmed' || (answer !== 'waiting' && commit !== unsent)) pending.remove(commit);
  }
  if (unsent && unsent.idVisit === visit.idVisit && !visit.hasEnded)
    sender.add(commitOf({ cmi: unsent.cmi, terminated: unsent.terminated }));
}

/** Returns the lesson's own part of a pending commit; the portal sets the rest. */
function resumed({ cmi }: PendingCommit): Record<string, string> {
  const entry = visit.version === '1.2' ? 'cmi.core.entry' : 'cmi.entry';
  return {
    ...Object.fromEntries(Object.entries(cmi).filter(([name]) => !visit.own.some((own) => name.startsWith(own)))),
    [entry]: 'resume',
  };
}

function commitOf({ cmi, terminated }: LessonState): PendingCommit {
  sequence += 1;
  const said = secondsOf(cmi[visit.version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time']);
  const elapsed = before + (said ?? Math.max(0, Date.now() - beganAt) / 1000);
  const { idScoEnrollment, idVisit, token, commitUrl } = visit;
  return {
    idScoEnrollment,
    idVisit,
    token,
    commitUrl,
    sequence,
    cmi,
    sessionTime: elapsed,
    terminated,
    at: Date.now(),
  };
}

function saveChanges(): void {
  if (api.state === 'running' && api.isChanged) api.calls[visit.version === '1.2' ? 'LMSCommit' : 'Commit']?.('');
}

function saveAtTheEnd(): void {
  if (isStopped) return;
  if (api.state === 'running') sender.addAtTheEnd(commitOf({ cmi: api.snapshot(), terminated: false }));
  else sender.sendAtTheEnd();
}

/** B4.5-04: asks the lesson to finish by unloading its page, because lessons end their visit at that moment. */
async function requestFinish(): Promise<void> {
  if (frame && api.state === 'running') {
    frame.src = 'about:blank';
    await until(() => api.state === 'terminated', patienceWithLesson);
    if (api.state === 'running') sender.add(commitOf({ cmi: api.snapshot(), terminated: false }));
  }
  hasFinished = false;
  await finish();
}

async function finish(): Promise<void> {
  if (hasFinished) return;
  hasFinished = true;
  await until(() => !sender.isWaiting, patienceWithServer);
  postToPortal({ type: 'finished', status, pending: sender.isWaiting, navigation: navigation() });
}

/** Returns the navigation request of a 2004 lesson; null when it has set none. */
function navigation(): string | null {
  const request = api.snapshot()['adl.nav.request'] ?? '_none_';
  return request === '_none_' ? null : request;
}

async function until(isDone: () => boolean, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  while (!isDone() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
}

function isFinishRequest(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'channel' in data &&
    data.channel === CHANNEL &&
    'type' in data &&
    data.type === 'finish-request'
  );
}

function postToPortal(message: Record<string, unknown>): void {
  parent.postMessage({ channel: CHANNEL, idSco: visit.idSco, ...message }, visit.portalOrigin);
}
