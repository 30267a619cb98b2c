import { fromLesson, post } from './lesson-messages.ts';
import type { FromLesson, LessonStart } from './lesson-messages.ts';
import { trialAttempt } from './trial-attempt.ts';
import type { TrialPackage, TrialStep } from './trial-attempt.ts';
import type { VisitInfo } from './visit-info.ts';

const CHANNEL = 'azulejo.preview.v1';
/** Milliseconds that a lesson's page has to end its visit. */
const patience = 800;

type Preview = VisitInfo & { readonly trial: TrialPackage | null };

// The server writes this element into the page.
const visit = JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as Preview;
const openedAt = Date.now();
const trial = visit.trial && trialAttempt(visit.trial, Math.random);

interface OpenLesson {
  readonly frame: HTMLIFrameElement;
  readonly origin: string;
  readonly start: LessonStart;
  hasEnded: boolean;
  hasFailed: boolean;
  /** Resolves the wait for its end. */
  ended?: () => void;
}

let lesson: OpenLesson | undefined;
let isMoving = false;

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === parent && origin === visit.portalOrigin) {
    const request = requestIn(data);
    if (request !== undefined) void move(request);
    return;
  }
  if (!lesson || origin !== lesson.origin || source === null || source !== lesson.frame.contentWindow) return;
  const message = fromLesson(data);
  if (message) receive(lesson, message);
});

if (trial) void move('open');
else open(visit.lessonUrl, { ...visit, reportsCalls: true });

/** Frames a lesson's page as the player does. What the lesson saves goes nowhere; its calls go to the portal's page. */
function open(lessonUrl: string, start: LessonStart): void {
  lesson?.frame.remove();
  const frame = document.createElement('iframe');
  frame.title = start.title;
  frame.allow = 'autoplay; fullscreen';
  frame.setAttribute('sandbox', visit.sandbox);
  frame.src = lessonUrl;
  lesson = { frame, origin: new URL(lessonUrl).origin, start, hasEnded: false, hasFailed: false };
  document.body.append(frame);
}

function receive(from: OpenLesson, message: FromLesson): void {
  const to = from.frame.contentWindow;
  if (message.type === 'loaded' && to) {
    post(to, { type: 'start', start: from.start }, from.origin);
    report({ type: 'ready' });
  }
  if (message.type === 'commit' && to) {
    trial?.report(message.commit);
    post(to, { type: 'stored', sequence: message.commit.sequence }, from.origin);
    reportPackage();
  }
  if (message.type === 'call')
    report({ type: 'call', call: trial ? { ...message.call, at: Date.now() - openedAt } : message.call });
  if (message.type === 'terminated' && trial && to) post(to, { type: 'finish' }, from.origin);
  if (message.type === 'finished' && trial) finish(from, message.navigation);
  if (message.type === 'failed') fail(from);
}

/** Ends the visit of the lesson, and carries out the request that it leaves behind. */
function finish(from: OpenLesson, navigation: string | null): void {
  from.hasEnded = true;
  from.ended?.();
  reportPackage();
  if (navigation !== null && !isMoving) void move(navigation);
}

function fail(from: OpenLesson): void {
  from.frame.remove();
  from.hasFailed = true;
  show('failure');
  if (trial) reportPackage();
  else report({ type: 'failed' });
}

/** Asks an open lesson to end, as leaving it in the portal does, and carries the request out. */
async function move(request: string): Promise<void> {
  if (!trial || isMoving) return;
  isMoving = true;
  await leave();
  isMoving = false;
  const target = /^choose:(.+)$/s.exec(request)?.[1];
  const step = target === undefined ? trial.step(request) : trial.choose(target);
  report({ type: 'step', step: stepMessage(target === undefined ? request : `{target=${target}}choice`, step) });
  if (step.lesson) {
    const { lessonUrl, launchUrl, title } = step.lesson;
    show(null);
    open(lessonUrl, { ...visit, ...trial.start(step.lesson), title, launchUrl, reportsCalls: true });
  } else {
    lesson?.frame.remove();
    lesson = undefined;
    show('between');
  }
  reportPackage();
}

async function leave(): Promise<void> {
  const to = lesson?.frame.contentWindow;
  if (!lesson || lesson.hasEnded || lesson.hasFailed || !to) return;
  const from = lesson;
  const ended = new Promise<void>((resolve) => (from.ended = resolve));
  post(to, { type: 'finish' }, from.origin);
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, patience))]);
}

function stepMessage(request: string, { outcome, exception, lesson: delivered, isNew }: TrialStep) {
  return { request, outcome, exception, isNew, lesson: delivered?.title ?? null, at: Date.now() - openedAt };
}

function reportPackage(): void {
  if (!trial) return;
  const phase = !lesson ? 'list' : lesson.hasFailed ? 'failed' : lesson.hasEnded ? 'ended' : 'lesson';
  report({ type: 'package', package: { phase, ...trial.view() } });
}

function show(shown: 'failure' | 'between' | null): void {
  for (const id of ['failure', 'between']) document.getElementById(id)?.toggleAttribute('hidden', id !== shown);
}

function requestIn(data: unknown): string | undefined {
  const { channel, type, request } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  return channel === CHANNEL && type === 'request' && typeof request === 'string' ? request : undefined;
}

function report(message: Record<string, unknown>): void {
  parent.postMessage({ channel: CHANNEL, ...message }, visit.portalOrigin);
}
