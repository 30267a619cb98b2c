import type { Told, Unconfirmed, Verdict } from '../../service-worker/messages.ts';

/** A worker that says nothing for this long is not waited for, milliseconds; its own patience with the server is shorter. */
const PATIENCE_MS = 4_000;

const root = document.documentElement;
let confirming: Promise<void> | undefined;

/** Why the page is a kept one that the server has not confirmed. Undefined for a page that is the one of now, and while it is asked. */
export function unconfirmedFor(): Unconfirmed | undefined {
  const why = root.dataset['unconfirmed'];
  return why === 'offline' || why === 'slow' ? why : undefined;
}

/**
 * Settles when it is known whether this page, which the worker let begin before the server had answered, is the one of now (docs/adr/0022). At once where nothing is
 * being asked. One that is not gives way to the one that is, unless somebody is at work in it: then it is offered like any newer one.
 */
export function confirmed(): Promise<void> {
  confirming ??= root.dataset['unconfirmed'] === 'asking' ? hearVerdict() : Promise.resolve();
  return confirming;
}

async function hearVerdict(): Promise<void> {
  let isInUse = false;
  const onUse = (): void => void (isInUse = true);
  for (const use of uses) window.addEventListener(use, onUse, { capture: true, passive: true });
  const verdict = await askWorker();
  for (const use of uses) window.removeEventListener(use, onUse, { capture: true });
  if (verdict === 'other' && !isInUse) {
    location.reload();
    return new Promise(() => undefined);
  }
  if (verdict === 'same') delete root.dataset['unconfirmed'];
  else root.dataset['unconfirmed'] = verdict === 'offline' ? 'offline' : 'slow';
}

const uses = ['pointerdown', 'keydown'] as const;

function askWorker(): Promise<Verdict> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve('slow');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (verdict: Verdict): void => {
      clearTimeout(timer);
      port1.close();
      resolve(verdict);
    };
    const timer = setTimeout(() => end('slow'), PATIENCE_MS);
    port1.addEventListener('message', ({ data }: MessageEvent<Verdict>) => end(data));
    port1.start();
    worker.postMessage({ kind: 'confirm', edition: root.dataset['edition'] ?? '' } satisfies Told, [port2]);
  });
}
