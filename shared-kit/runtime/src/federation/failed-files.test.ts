/** @jest-environment tools/jest/browser-environment.mjs */
import { abandonFiles, fileNamedIn, consumeFailedFile, watchFailedFiles } from './failed-files.ts';

const release = { baseUrl: '/_remotes/mfe-test/1/' };
let status: number | undefined;

beforeAll(() => {
  Object.assign(performance, { getEntriesByName: () => (status === undefined ? [] : [{ responseStatus: status }]) });
  watchFailedFiles();
});
beforeEach(() => {
  document.head.replaceChildren();
});

function scriptFor(file: string): HTMLScriptElement {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: release.baseUrl + file });
  document.head.append(script);
  return script;
}

test.each([
  [undefined, 'unreachable'],
  [503, 'unreachable'],
  [404, 'refused'],
  [200, 'altered'],
])('classifies a failed file answered with %s as %s', (answered, cause) => {
  status = answered;
  scriptFor('chunks/1.js?attempt=2').dispatchEvent(new Event('error'));
  expect(consumeFailedFile({ baseUrl: '/_remotes/mfe-other/1/' })).toBeUndefined();
  expect(consumeFailedFile(release)).toEqual({ file: 'chunks/1.js', cause });
  expect(consumeFailedFile(release)).toBeUndefined();
});

test('does not report a file that arrives at the second attempt', () => {
  scriptFor('1.js').dispatchEvent(new Event('error'));
  scriptFor('1.js').dispatchEvent(new Event('load'));
  expect(consumeFailedFile(release)).toBeUndefined();
});

test('names the file of a failed import', () => {
  status = 200;
  const message = `Failed to fetch dynamically imported module: ${location.origin}/_remotes/mfe-test/1/assets/page.js`;
  expect(fileNamedIn(message, release)).toEqual({ file: 'assets/page.js', cause: 'altered' });
  expect(fileNamedIn('threw', release)).toBeUndefined();
});

test('ends the wait for scripts and stylesheets of one release', () => {
  const received: string[] = [];
  const stylesheet = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${release.baseUrl}page.css`,
  });
  document.head.append(stylesheet);
  for (const element of [scriptFor('2.js'), stylesheet])
    element.addEventListener('error', () => received.push(element.tagName));
  const other = Object.assign(document.createElement('script'), { type: 'text/plain', src: '/_shell/main.js' });
  document.head.append(other);
  abandonFiles(release);
  expect(received).toEqual(['SCRIPT', 'LINK']);
  expect([...document.head.children]).toEqual([other]);
});
