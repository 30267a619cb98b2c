/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { replaceFirstView } from './first-view.ts';

const view = (): Element | null => document.getElementById('azulejo-first-view');
/** Observers report after the current task. */
const reported = (): Promise<void> => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
const placeholder = '<div role="status" aria-label="Carregando"></div>';

let root: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  history.replaceState(null, '', '/aurora/level/7');
  document.body.innerHTML = '<div id="azulejo-first-view"><h1>NR-10</h1></div><div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
  replaceFirstView(root);
});
afterEach(() => jest.useRealTimers());

test('stays while the page is empty or shows placeholders, and goes with its content', async () => {
  for (const page of ['<header>Aurora</header>', '<main></main>', `<main>${placeholder}<p>Um momento</p></main>`]) {
    root.innerHTML = page;
    await reported();
    expect(view()).not.toBeNull();
  }
  root.innerHTML = '<main><h1>NR-10</h1></main>';
  await reported();
  expect(view()).toBeNull();
});

test('goes when the page has its title, although parts below still load', async () => {
  root.innerHTML = `<main><h1>NR-10</h1>${placeholder}</main>`;
  await reported();
  expect(view()).toBeNull();
});

test('goes when the page asks something, is at another address, or takes ten seconds', async () => {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  await reported();
  expect(view()).toBeNull();

  document.body.innerHTML = '<div id="azulejo-first-view"></div><div id="root"></div>';
  replaceFirstView(document.getElementById('root') as HTMLElement);
  history.replaceState(null, '', '/aurora/login');
  document.body.append('x');
  await reported();
  expect(view()).toBeNull();

  document.body.innerHTML = '<div id="azulejo-first-view"></div><div id="root"></div>';
  replaceFirstView(document.getElementById('root') as HTMLElement);
  jest.advanceTimersByTime(9_999);
  expect(view()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(view()).toBeNull();
});
