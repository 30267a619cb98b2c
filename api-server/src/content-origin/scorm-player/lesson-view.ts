import type { LessonStart } from './lesson-messages.ts';

/** Interval in milliseconds at which the page notices that the lesson's window was closed. */
const CHECK_MS = 300;
/** Narrowest screen in CSS pixels on which a lesson gets a window of its own: phones have no windows. */
const narrowest = 768;

/** The lesson as this page shows it. Its pages find the API in a parent of their frame, or in what opened their window. */
export interface LessonView {
  /** Asks the lesson to end its visit by unloading its page, because lessons end it at that moment. */
  unload(): void;
  remove(): void;
}

type ShownLesson = Pick<LessonStart, 'title' | 'launchUrl' | 'window' | 'idVisit'>;

/** Shows the lesson in this page, or offers to open it in a window of its own (decision 911). A PDF is offered as a file (decision 999). */
export function showLesson(lesson: ShownLesson, onWindowClosed: () => void): LessonView {
  if (/\.pdf$/i.test(new URL(lesson.launchUrl).pathname)) return offerFile(lesson);
  return lesson.window.opensIn === 'window' && screen.width >= narrowest
    ? offerWindow(lesson, onWindowClosed)
    : framedLesson(lesson);
}

/** Frames the lesson with its size where there is room for it, else with the room that there is. */
function framedLesson({ title, launchUrl, window: { width, height } }: ShownLesson): LessonView {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'autoplay; fullscreen';
  frame.src = launchUrl;
  if (width !== null || height !== null) {
    document.body.dataset['sized'] = '';
    frame.style.maxWidth = width === null ? '' : `${width}px`;
    frame.style.maxHeight = height === null ? '' : `${height}px`;
  }
  document.body.append(frame);
  return {
    unload: () => void (frame.src = 'about:blank'),
    remove: () => frame.remove(),
  };
}

/** Offers a link to the file of the lesson, because browsers show no PDF in a frame of the sandbox. */
function offerFile({ launchUrl }: ShownLesson): LessonView {
  const [offer, link] = [partOf('file-offer'), partOf('open-file')];
  link.setAttribute('href', launchUrl);
  offer.hidden = false;
  return { unload: () => undefined, remove: () => void (offer.hidden = true) };
}

/**
 * Offers a button that opens the lesson, because browsers open windows only when a person asks for one. The window stays in
 * the sandbox of this page's frame, and on the visit's origin.
 */
function offerWindow(lesson: ShownLesson, onWindowClosed: () => void): LessonView {
  const offer = partOf('offer');
  const [open, here] = [partOf('open-window'), partOf('open-here')];
  let opened: Window | null = null;
  let framed: LessonView | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  offer.hidden = false;
  open.focus();

  open.addEventListener('click', () => {
    if (opened && !opened.closed) return opened.focus();
    opened = window.open(lesson.launchUrl, `licao-${lesson.idVisit}`, featuresOf(lesson.window));
    if (!opened) return showText('window-refused');
    here.hidden = true;
    open.textContent = 'Ir para a janela';
    showText('window-open');
    timer = setInterval(() => {
      if (!opened?.closed) return;
      clearInterval(timer);
      open.hidden = true;
      showText('window-closed');
      onWindowClosed();
    }, CHECK_MS);
  });
  here.addEventListener('click', () => {
    offer.hidden = true;
    framed = framedLesson(lesson);
  });
  addEventListener('pagehide', () => opened?.close());

  return {
    unload(): void {
      if (framed) return framed.unload();
      opened?.close();
    },
    remove(): void {
      clearInterval(timer);
      opened?.close();
      framed?.remove();
      offer.hidden = true;
    },
  };
}

function featuresOf({ width, height }: LessonStart['window']): string {
  const size = { width: width ?? Math.min(screen.availWidth, 1280), height: height ?? screen.availHeight };
  return `popup,width=${size.width},height=${size.height}`;
}

/** Shows one of the texts about the window. */
function showText(text: 'window-refused' | 'window-open' | 'window-closed'): void {
  for (const id of ['window-offered', 'window-refused', 'window-open', 'window-closed'])
    partOf(id).hidden = id !== text;
}

/** Returns an element that the server writes into the page. */
function partOf(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no #${id}`);
  return found;
}
