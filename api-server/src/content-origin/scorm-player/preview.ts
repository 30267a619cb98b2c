import { fromLesson, post } from './lesson-messages.ts';
import type { LessonStart } from './lesson-messages.ts';
import type { VisitInfo } from './visit-info.ts';

const CHANNEL = 'azulejo.preview.v1';

// The server writes this element into the page.
const visit = JSON.parse(document.getElementById('visit')?.textContent ?? '{}') as VisitInfo;
const { origin } = new URL(visit.lessonUrl);

/** Frames the lesson's page as the player does. What the lesson saves goes nowhere; its calls go to the portal's page. */
const lesson = document.createElement('iframe');
lesson.title = visit.title;
lesson.allow = 'autoplay; fullscreen';
lesson.setAttribute('sandbox', visit.sandbox);
lesson.src = visit.lessonUrl;

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== origin || !lesson.contentWindow || event.source !== lesson.contentWindow) return;
  const message = fromLesson(event.data);
  if (message?.type === 'loaded') {
    const start: LessonStart = { ...visit, reportsCalls: true };
    post(lesson.contentWindow, { type: 'start', start }, origin);
    tell({ type: 'ready' });
  }
  if (message?.type === 'commit')
    post(lesson.contentWindow, { type: 'stored', sequence: message.commit.sequence }, origin);
  if (message?.type === 'call') tell({ type: 'call', call: message.call });
  if (message?.type === 'failed') {
    lesson.remove();
    document.getElementById('failure')?.removeAttribute('hidden');
    tell({ type: 'failed' });
  }
});
document.body.append(lesson);

function tell(message: Record<string, unknown>): void {
  parent.postMessage({ channel: CHANNEL, ...message }, visit.portalOrigin);
}
