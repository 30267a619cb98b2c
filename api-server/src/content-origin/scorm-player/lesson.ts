import { secondsOf } from '@shared-kit/contracts/scorm';
import { post, toLesson } from './lesson-messages.ts';
import type { FromLesson, LessonStart } from './lesson-messages.ts';
import { requestOfLesson } from './lesson-request.ts';
import { reportedCalls } from './report-calls.ts';
import { showLesson } from './lesson-view.ts';
import { requestAnswersOf } from './request-answers.ts';
import { lessonApi } from './scorm-api.ts';
import type { LessonApi, LessonState } from './scorm-api.ts';
import { leftOver, unstoredCommits } from './unstored-commits.ts';

/** Interval in milliseconds for saving uncommitted data of a lesson. */
const saveEvery = 10_000;
/** Milliseconds for which a lesson may take to finish before the player goes on without it. */
const patience = 700;

// The server writes the player's origin into the page.
const playerOrigin = document.documentElement.dataset['player'] ?? '';

const store = (() => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
})();

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== parent || event.origin !== playerOrigin) return;
  const message = toLesson(event.data);
  if (message?.type === 'start') void begin(message.start);
  if (message?.type === 'request-valid') opened?.requests.update(message.answers);
  if (message?.type === 'stored') opened?.stored(message.sequence);
  if (message?.type === 'finish') void opened?.finish();
});

let opened: ReturnType<typeof openLesson> | undefined;

if (document.documentElement.dataset['page'] === 'left-over') report({ type: 'left-over', commits: leftOver(store) });
else report({ type: 'loaded' });

async function begin(start: LessonStart): Promise<void> {
  const evaluate = start.sequencing ? await engine() : null;
  opened ??= openLesson(start, requestAnswersOf({ ...start, evaluate }));
}

/** Loads the sequencing engine, for packages with sequencing only. Without it the server's answers count. */
async function engine() {
  try {
    return (await import('@shared-kit/contracts/sequencing')).answersAhead;
  } catch {
    return null;
  }
}

function report(message: FromLesson): void {
  post(parent, message, playerOrigin);
}

/** Opens the lesson beside its API. Its data stays in this page's memory, so that each call answers at once. */
function openLesson(start: LessonStart, requests: ReturnType<typeof requestAnswersOf>) {
  const { version } = start;
  const unstored = unstoredCommits(store, start.idVisit);
  const beganAt = Date.now();
  let { sequence } = start;
  // Lessons end their visit when their page unloads: before or after this page, depending on the browser.
  let isGoing = false;
  let newest: ReturnType<typeof commitOf> | undefined;

  const api: LessonApi = lessonApi({
    version,
    values: start.cmi,
    requestValid: (data) => requests.answers(data),
    stores: start.stores,
    onCommit(state) {
      save(state);
      return true;
    },
    onTerminated: () => report({ type: 'terminated' }),
  });
  const calls = start.reportsCalls
    ? reportedCalls(api, { now: () => Date.now() - beganAt, report: (call) => report({ type: 'call', call }) })
    : api.calls;
  Object.assign(globalThis, { [api.name]: calls });

  // Closing its window is leaving the lesson: the player asks for the end of the visit.
  const view = showLesson(start, () => report({ type: 'terminated' }));
  void expectFile();

  const timer = setInterval(() => api.saveChanges(), saveEvery);
  addEventListener('pagehide', () => {
    isGoing = true;
    api.saveChanges();
    sendLast();
  });
  addEventListener('pageshow', () => (isGoing = false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') api.saveChanges();
  });

  function commitOf({ cmi, terminated }: LessonState) {
    sequence += 1;
    const said = secondsOf(cmi[version === '1.2' ? 'cmi.core.session_time' : 'cmi.session_time']);
    const sessionTime = start.seconds + (said ?? Math.max(0, Date.now() - beganAt) / 1000);
    return { sequence, cmi, sessionTime, terminated };
  }

  function save(state: LessonState): void {
    const commit = commitOf(state);
    newest = commit;
    unstored.put(commit);
    report({ type: 'commit', commit });
    if (state.terminated) clearInterval(timer);
    if (isGoing) sendLast();
  }

  /** Sends the last commit to the visit's own address, because the player may be gone before it hears of it. */
  function sendLast(): void {
    if (!newest || start.lastCommitUrl === '') return;
    const commit = newest;
    const sending = fetch(start.lastCommitUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(commit),
      credentials: 'omit',
      keepalive: true,
    });
    void sending.then(({ ok }) => ok && unstored.remove(commit.sequence)).catch(() => undefined);
  }

  async function expectFile(): Promise<void> {
    const found = await fetch(start.launchUrl, { method: 'HEAD' }).catch(() => null);
    if (!found || found.ok) return;
    view.remove();
    report({ type: 'failed', reason: found.status === 403 ? 'token-over' : 'missing-file' });
  }

  return {
    requests,
    stored(stored: number): void {
      unstored.remove(stored);
      if (newest && newest.sequence <= stored) newest = undefined;
    },
    /** B4.5-04: asks the lesson to finish by unloading its page, because lessons end their visit at that moment. */
    async finish(): Promise<void> {
      if (api.state === 'running') {
        view.unload();
        const deadline = Date.now() + patience;
        while (api.state === 'running' && Date.now() < deadline)
          await new Promise((resolve) => setTimeout(resolve, 25));
        if (api.state === 'running') save({ cmi: api.snapshot(), terminated: false });
      }
      const end = { cmi: api.snapshot(), terminated: api.state === 'terminated' };
      report({ type: 'finished', navigation: requestOfLesson(version, end) });
    },
  };
}
