/** @jest-environment jsdom */
import { htmlOfMarkdown, safeHtml } from './content-html.rules.ts';
import { hostileBodies } from './test/hostile-html.ts';

const bodies = hostileBodies(2500);
const elements = new Set(
  'address article aside footer header h2 h3 h4 h5 h6 hgroup main nav section blockquote dd div dl dt figcaption figure hr li menu ol p pre ul a abbr b bdi bdo br cite code data dfn em i kbd mark q rb rp rt rtc ruby s samp small span strong sub sup time u var wbr caption col colgroup table tbody td tfoot th thead tr img del ins'.split(
    ' ',
  ),
);
const attributes = new Set([
  'href',
  'title',
  'target',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'loading',
  'scope',
  'colspan',
  'rowspan',
  'start',
]);
const protocols: Readonly<Record<string, readonly string[]>> = {
  href: ['https:', 'http:', 'mailto:', 'tel:'],
  src: ['https:', 'media:'],
};

/** Lists what in the parsed HTML could run, load, cover the page or mislead. */
function dangersOf(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => [
    ...(elements.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].filter(({ name }) => !attributes.has(name)).map(({ name }) => name),
    ...[...element.attributes]
      .filter(({ name, value }) => isForbidden(name, value))
      .map(({ name, value }) => `${name}=${value}`),
  ]);
}

function isForbidden(name: string, value: string): boolean {
  const allowed = protocols[name];
  // An invalid URL leads nowhere.
  if (allowed === undefined || !URL.canParse(value, 'https://portal.example/')) return false;
  return !allowed.includes(new URL(value, 'https://portal.example/').protocol);
}

/** Parses and serializes HTML as a browser does. HTML that changes in this way can become a different document. */
function readAndWritten(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}

test('there are more than a thousand different bodies, and most of them would run unsanitized', () => {
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(bodies.length).toBeGreaterThanOrEqual(1000);
  expect(bodies.filter((body) => dangersOf(body).length > 0).length).toBeGreaterThan(1000);
});

test.each([
  ['HTML', safeHtml],
  ['Markdown', htmlOfMarkdown],
])('%s removes all of it: no script, handler, style, frame, form or address that runs is left', (_, clean) => {
  const survived = bodies
    .map((body) => ({ body, dangers: dangersOf(clean(body)) }))
    .filter(({ dangers }) => dangers.length > 0);
  expect(survived).toEqual([]);
});

test('sanitized HTML stays harmless when a browser parses and serializes it again, and when it is sanitized again', () => {
  for (const body of bodies) {
    const clean = safeHtml(body);
    expect(dangersOf(readAndWritten(clean))).toEqual([]);
    expect(dangersOf(readAndWritten(readAndWritten(clean)))).toEqual([]);
    expect(dangersOf(safeHtml(clean))).toEqual([]);
  }
});
