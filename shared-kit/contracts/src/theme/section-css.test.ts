import { contrast } from '../color-contrast/index.ts';
import { sectionCss } from './section-css.ts';
import type { SectionAppearance } from './section-css.ts';

const plain: SectionAppearance = {
  backgroundColor: '',
  columnColor: '',
  itemText: {},
  itemDescription: {},
  firstItemText: {},
  firstItemDescription: {},
  firstItems: 1,
};

/** Returns the declarations of each rule whose selector ends in `selector`, in stylesheet order. */
function placesOf(css: string, selector: string): Record<string, string>[] {
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return [...css.matchAll(new RegExp(`${escaped}\\{([^}]*)\\}`, 'g'))].map(([, body = '']) =>
    Object.fromEntries(
      body
        .split(';')
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  );
}

const surfaces = ['surface', 'surface-raised', 'surface-overlay', 'surface-sunken', 'surface-hover', 'surface-pressed'];
const readable = ['text', 'text-muted', 'link', 'success-text', 'danger-text'];

function faults(place: Record<string, string>): string[] {
  const color = (name: string) => place[`--color-${name}`] ?? '';
  return surfaces.flatMap((ground) =>
    readable
      .filter((text) => !(contrast(color(text), color(ground)) >= 4.5))
      .map((text) => `${text} ${color(text)} on ${ground} ${color(ground)}`),
  );
}

const grounds = [
  '#ffffff',
  '#000000',
  '#43105C',
  '#FFF3E0',
  '#E4002B',
  '#777777',
  '#808080',
  '#FFCB05',
  '#00ff00',
  '#0000ff',
  '#767676',
  'oklch(0.6 0.1 200)',
];

test.each(grounds)('keeps all text on the ground %s legible in both schemes [A2s-43]', (backgroundColor) => {
  const places = placesOf(
    sectionCss('[s]', { primaryColor: '#E4002B', secondaryColor: '#FFCB05' }, { ...plain, backgroundColor }),
    '[s]',
  );
  expect(places).toHaveLength(3);
  for (const place of places) expect(faults(place)).toEqual([]);
});

test('gives cards on another ground their own text colours', () => {
  const css = sectionCss('[s]', {}, { ...plain, backgroundColor: '#43105C', columnColor: '#ffffff' });
  expect(placesOf(css, '[s] article')[0]?.['--color-surface-raised']).toBe('#ffffff');
  for (const place of placesOf(css, '[s] article')) expect(faults(place)).toEqual([]);
});

test('adjusts text colours until they are legible, on cards and on pictures', () => {
  const css = sectionCss(
    '[s]',
    {},
    { ...plain, columnColor: '#ffffff', itemText: { color: '#FFCB05' }, firstItemText: { color: '#B00020' } },
  );
  const title = placesOf(css, '[s]')[0]?.['--item-title-color'] ?? '';
  expect(title).not.toBe('#ffcb05');
  expect(contrast(title, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(placesOf(css, '[s]')[0]?.['--item-title-on-picture'] ?? '', '#4d4d4d')).toBeGreaterThanOrEqual(4.5);
  expect(placesOf(css, 'li:nth-child(-n+1)')[0]?.['--item-title-color']).toBe('#b00020');
});

test("applies the section's sizes, weights and alignment within the allowed range", () => {
  const css = sectionCss(
    '[s]',
    {},
    {
      ...plain,
      firstItems: 3,
      itemText: { fontSize: 40, fontWeight: 650.4, align: 'right' },
      firstItemDescription: { fontSize: 0.1 },
    },
  );
  expect(placesOf(css, '[s]')[0]).toMatchObject({
    '--item-title-size': '4rem',
    '--item-title-weight': '650',
    '--item-title-align': 'end',
  });
  expect(placesOf(css, 'li:nth-child(-n+3)')[0]).toEqual({ '--item-description-size': '0.75rem' });
});

test('darkens a light ground in the dark scheme, and never writes colour text to the stylesheet', () => {
  const dark = placesOf(
    sectionCss('[s]', {}, { ...plain, backgroundColor: '#FFF3E0' }),
    ':root[data-theme=dark] [s]',
  )[0];
  expect(contrast(dark?.['--color-surface'] ?? '', '#000000')).toBeLessThan(2);
  expect(
    sectionCss('[s]', {}, { ...plain, backgroundColor: 'red;}body{display:none', itemText: { color: '</style>' } }),
  ).not.toMatch(/display|style/);
});
