import { fromLesson, post } from './lesson-messages.ts';
import type { LessonCommit } from './lesson-messages.ts';
import { openVisits } from './open-visits.ts';
import { newerThan, pendingCommits } from './pending-commits.ts';
import type { PendingCommit } from './pending-commits.ts';
import { recoverVisits } from './recover-visits.ts';
import { commitSender, sendOnce } from './send-commits.ts';
import type { VisitInfo } from './visit-info.ts';

const CHANNEL = 'azulejo.scorm.v1';
/** Interval in milliseconds at which this page notes that its visit is open. */
const noteEvery = 10_000;
/** Milliseconds for which the last commit is awaited, and the lesson's page answers, before the portal is notified. */
const patienceWithServer = 1000;
const patienceWithLesson = 800;

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
const visits = openVisits(store);
let status = visit.status;
let savedAt: string | null = null;
let hasFinished = false;
let navigation: string | null = null;
let isGoing = false;
/** True once the visit can't save any more, e.g. because another window has opened the lesson. */
let isStopped = false;
let frame: HTMLIFrameElement | undefined;
let answered: (() => void) | undefined;

const sender = commitSender({
  pending,
  fetch: globalThis.fetch.bind(globalThis),
  later: (work, delay) => void setTimeout(work, delay),
  onConfirmed(confirmed, hasNewer) {
    ({ status, savedAt } = confirmed);
    const { requestValid } = confirmed;
    const lesson = frame?.contentWindow;
    if (requestValid && lesson)
      post(lesson, { type: 'request-valid', answers: requestValid }, new URL(visit.lessonUrl).origin);
    postToPortal({ type: 'progress', status, savedAt, pending: hasNewer });
  },
  onWaiting: () => postToPortal({ type: 'progress', status, savedAt, pending: true }),
  onRefused: () => postToPortal({ type: 'refused' }),
  onOver: () => stop('token-over'),
  onSuperseded: () => stop('superseded'),
});

addEventListener('online', () => sender.retry());
addEventListener('pagehide', () => {
  isGoing = true;
  sender.sendAtTheEnd();
});
addEventListener('pageshow', () => (isGoing = false));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sender.sendAtTheEnd();
});
addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source === parent && event.origin === visit.portalOrigin && isFinishRequest(event.data))
    void requestFinish();
});

if (visit.hasEnded) {
  await sendLeftOver(undefined);
  stop('token-over');
} else await begin();

async function begin(): Promise<void> {
  await recoverVisits({ visits, pending, except: visit.idVisit });
  const unsent = visit.mode === 'normal' ? newerThan(pending.all(Date.now()), visit) : undefined;
  listenToOtherWindows();
  openLesson(unsent);
  void sendLeftOver(unsent);
  const note = () => visits.put({ ...visit, at: Date.now() });
  note();
  setInterval(() => {
    if (!isStopped && !hasFinished) note();
  }, noteEvery);
}

/** Frames the lesson's page on the visit's own origin, and hands it the data that it starts with. */
function openLesson(unsent: PendingCommit | undefined): void {
  const { lessonUrl } = visit;
  const { origin } = new URL(lessonUrl);
  const isSameVisit = unsent?.idVisit === visit.idVisit;
  const lesson = document.createElement('iframe');
  frame = lesson;
  lesson.title = visit.title;
  lesson.allow = 'autoplay; fullscreen';
  lesson.setAttribute('sandbox', visit.sandbox);
  lesson.src = lessonUrl;
  addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isStopped || event.origin !== origin || !lesson.contentWindow || event.source !== lesson.contentWindow) return;
    const message = fromLesson(event.data);
    if (message?.type === 'loaded') {
      const { idVisit, version, title, launchUrl, window, lastCommitUrl, requestValid, sequencing, stores } = visit;
      const start = {
        reportsCalls: false,
        idVisit,
        version,
        title,
        launchUrl,
        window,
        lastCommitUrl,
        requestValid,
        sequencing,
        stores,
        cmi: { ...visit.cmi, ...(unsent ? resumed(unsent) : {}) },
        sequence: Math.max(visit.sequence, isSameVisit ? unsent.sequence : 0),
        // Time that was counted before a reload of this page stays counted.
        seconds: Math.max(visit.seconds, isSameVisit ? unsent.sessionTime : 0),
      };
      post(lesson.contentWindow, { type: 'start', start }, origin);
      postToPortal({ type: 'ready' });
    }
    if (message?.type === 'commit') {
      const commit = commitOf(message.commit);
      if (isGoing) sender.addAtTheEnd(commit);
      else sender.add(commit);
      post(lesson.contentWindow, { type: 'stored', sequence: commit.sequence }, origin);
    }
    if (message?.type === 'terminated') void requestFinish();
    if (message?.type === 'finished') {
      ({ navigation } = message);
      answered?.();
    }
    if (message?.type === 'failed') fail(message.reason);
  });
  document.body.append(lesson);
}

function commitOf({ sequence, cmi, sessionTime, terminated }: LessonCommit): PendingCommit {
  const { idScoEnrollment, idVisit, token, commitUrl } = visit;
  return { idScoEnrollment, idVisit, token, commitUrl, sequence, cmi, sessionTime, terminated, at: Date.now() };
}

/** Ends the visit visibly: the lesson is closed, and nothing that it still does is saved. */
function stop(reason: 'token-over' | 'superseded'): void {
  if (isStopped) return;
  fail(reason);
  isStopped = true;
}

function fail(reason: 'token-over' | 'superseded' | 'missing-file'): void {
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
    if (opened?.idScoEnrollment !== idScoEnrollment || Number(opened.idVisit) <= idVisit) return;
    sender.sendAtTheEnd();
    stop('superseded');
  });
  windows.postMessage({ idScoEnrollment, idVisit });
}

/** Sends the pending commits of earlier visits. */
async function sendLeftOver(unsent: PendingCommit | undefined): Promise<void> {
  for (const commit of pending.all(Date.now())) {
    if (commit.idVisit === visit.idVisit && !visit.hasEnded) {
      if (commit === unsent || commit.sequence > visit.sequence) sender.add(commit);
      continue;
    }
    const answer = await sendOnce(globalThis.fetch.bind(globalThis), commit);
    // A rejected commit that this visit resumed from stays: its data is saved only once this visit has committed.
    const isResumed = unsent !== undefined && commit.idVisit === unsent.idVisit && commit.sequence === unsent.sequence;
    if (answer === 'confirmed' || (answer !== 'waiting' && !isResumed)) pending.remove(commit);
  }
}

/** Returns the lesson's own part of a pending commit; the portal sets the rest. */
function resumed({ cmi }: PendingCommit): Record<string, string> {
  const entry = visit.version === '1.2' ? 'cmi.core.entry' : 'cmi.entry';
  return {
    ...Object.fromEntries(Object.entries(cmi).filter(([name]) => !visit.own.some((own) => name.startsWith(own)))),
    [entry]: 'resume',
  };
}

/** Asks the lesson's page to finish (B4.5-04), then reports the end to the portal. */
async function requestFinish(): Promise<void> {
  if (hasFinished) return;
  hasFinished = true;
  const lesson = frame?.contentWindow;
  if (lesson) {
    const answer = new Promise<void>((resolve) => (answered = resolve));
    post(lesson, { type: 'finish' }, new URL(visit.lessonUrl).origin);
    await Promise.race([answer, pause(patienceWithLesson)]);
  }
  const deadline = Date.now() + patienceWithServer;
  while (sender.isWaiting && Date.now() < deadline) await pause(25);
  if (!sender.isWaiting) visits.remove(visit.idVisit);
  postToPortal({ type: 'finished', status, pending: sender.isWaiting, navigation });
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

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
  if (isStopped) return;
  parent.postMessage({ channel: CHANNEL, idSco: visit.idSco, ...message }, visit.portalOrigin);
}
