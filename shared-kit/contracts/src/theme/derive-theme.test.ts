import { contrast, readColor } from './color.rules.ts';
import { deriveTheme } from './derive-theme.ts';
import type { Tokens } from './scheme.ts';
import type { ThemeInput } from './theme-input.ts';

const surfaces = [
  'surface',
  'surface-raised',
  'surface-overlay',
  'surface-sunken',
  'surface-hover',
  'surface-pressed',
  'field',
];
const statuses = ['success', 'warning', 'danger', 'info'];

/** Text colours and the grounds that the kit sets them on. */
const textPairs: [string, string[]][] = [
  ['text', [...surfaces]],
  ['text-muted', surfaces],
  ['link', [...surfaces, 'primary-soft']],
  ['on-primary', ['primary', 'primary-hover', 'primary-active']],
  ['on-primary-soft', ['primary-soft']],
  ['on-accent', ['accent']],
  ['on-accent-soft', ['accent-soft']],
  ['on-inverse', ['inverse']],
  ['on-brand', ['brand', 'brand-hover', 'brand-second']],
  ['on-brand-muted', ['brand', 'brand-hover']],
  ['on-header', ['header', 'header-hover']],
  ['on-header-muted', ['header', 'header-hover']],
  ...statuses.flatMap((status): [string, string[]][] => [
    [`on-${status}`, [status, `${status}-hover`]],
    [`${status}-text`, [...surfaces, `${status}-soft`]],
    [`on-${status}-soft`, [`${status}-soft`]],
  ]),
];

/** Colours of controls and graphics, and the colours beside them. */
const shapePairs: [string, string[]][] = [
  ['border-strong', surfaces],
  ['focus', [...surfaces, 'primary-soft']],
  ['primary-line', [...surfaces, 'primary-soft', 'track']],
  ['primary-edge', ['surface', 'surface-raised', 'surface-overlay', 'surface-sunken']],
  ['accent-line', surfaces],
  ['star-line', surfaces],
  ['star-empty', surfaces],
  ['on-brand-line', ['brand']],
  ['header-line', ['header']],
  ...statuses.map((status): [string, string[]] => [
    status,
    ['surface', 'surface-raised', 'surface-overlay', 'surface-sunken'],
  ]),
  ...[1, 2, 3, 4, 5, 6].map((series): [string, string[]] => [`chart-${series}`, ['surface', 'surface-raised']]),
];

function faults(tokens: Tokens, pairs: [string, string[]][], ratio: number): string[] {
  const value = (name: string) => tokens[name] ?? `missing ${name}`;
  return pairs.flatMap(([name, grounds]) =>
    grounds
      .filter((ground) => !(contrast(value(name), value(ground)) >= ratio))
      .map(
        (ground) =>
          `${name} ${value(name)} on ${ground} ${value(ground)}: ${contrast(value(name), value(ground)).toFixed(2)}`,
      ),
  );
}

function themeFaults(input: ThemeInput): string[] {
  const theme = deriveTheme(input);
  return [theme.light, theme.dark].flatMap((tokens) => [
    ...faults(tokens, textPairs, 4.5),
    ...faults(tokens, shapePairs, 3),
  ]);
}

/** Creates a seeded random generator, which produces the same two thousand tenants on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function randomColor(random: () => number): string {
  return `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
}

const horrible: ThemeInput[] = [
  {},
  { primaryColor: '#ffffff', secondaryColor: '#ffffff', thirdColor: '#ffffff', fourthColor: '#ffffff' },
  { primaryColor: '#000000', secondaryColor: '#000000', thirdColor: '#000000', fourthColor: '#000000' },
  { primaryColor: '#777777', secondaryColor: '#787878' },
  { primaryColor: '#ffff00', secondaryColor: '#fefe00' },
  { primaryColor: '#00ff00', secondaryColor: '#ff00ff', thirdColor: '#00ffff', fourthColor: '#ffff00' },
  { primaryColor: '#9FE3D6', secondaryColor: '#F6F3C4', thirdColor: '#E9F5F2', fourthColor: '#FFD9C7' },
  { primaryColor: 'not a colour', secondaryColor: '', thirdColor: null, fourthColor: '#12' },
  { primaryColor: 'rgb(10 20 30 / 0.1)', secondaryColor: 'hsl(50 100% 50%)' },
  { primaryColor: 'color(display-p3 1 0 0)', secondaryColor: 'oklch(0.9 0.4 140)' },
];

test.each(horrible)('keeps WCAG AA in every pair for %j', (input) => {
  expect(themeFaults(input)).toEqual([]);
});

test('keeps WCAG AA in every pair for two thousand tenants with random colours', () => {
  const random = seeded(20261121);
  const failing: string[] = [];
  for (let tenant = 0; tenant < 2000; tenant += 1) {
    const input: ThemeInput = {
      primaryColor: randomColor(random),
      secondaryColor: randomColor(random),
      thirdColor: randomColor(random),
      fourthColor: randomColor(random),
      header: tenant % 2 ? 'brand' : 'surface',
    };
    const found = themeFaults(input);
    if (found.length > 0) failing.push(`${JSON.stringify(input)} ${found.join('; ')}`);
  }
  expect(failing).toEqual([]);
}, 60_000);

test.each(horrible)('draws stars in clear yellow for %j', (input) => {
  const theme = deriveTheme(input);
  for (const { star } of [theme.light, theme.dark]) {
    const { l, c, h } = readColor(star) ?? { l: 0, c: 0, h: 0 };
    expect(l).toBeGreaterThan(0.8);
    expect(c).toBeGreaterThan(0.15);
    expect(h).toBeGreaterThan(85);
    expect(h).toBeLessThan(105);
  }
});

test.each(['#e4002b', 'rgb(228 0 43)', 'hsl(348.7 100% 44.7%)', 'oklch(0.5757 0.2327 22.5)', ' #E4002B '])(
  'reads a colour written as %s',
  (primaryColor) => {
    expect(contrast(deriveTheme({ primaryColor }).light['brand'] ?? '', '#e4002b')).toBeLessThan(1.05);
  },
);

test('uses a vivid colour that needs no correction as given', () => {
  const { light } = deriveTheme({ primaryColor: '#E4002B', secondaryColor: '#FFCB05' });
  expect(light['primary']).toBe('#e4002b');
  expect(light['accent']).toBe('#ffcb05');
});

test("prefers the tenant's shape, titles and header to those derived from its colours", () => {
  const { character, css } = deriveTheme({
    primaryColor: '#2A1E9A',
    shape: 'round',
    heading: 'normal',
    header: 'surface',
  });
  expect(character).toEqual({ shape: 'round', heading: 'normal', header: 'surface' });
  expect(css).toContain('--radius-button:999px;');
});

test("never writes a tenant's colour text to the stylesheet", () => {
  const { css } = deriveTheme({ primaryColor: '#fff;}body{display:none', secondaryColor: '</style><script>' });
  expect(css).not.toMatch(/display:none|script/);
});

test("includes both schemes, the dark one for the system setting or the user's choice", () => {
  const { css } = deriveTheme({ primaryColor: '#2A1E9A' });
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme=light])');
  expect(css).toContain(':root[data-theme=dark]');
});

test('shows the dark variant of a logo in a header of the company colour', () => {
  expect(deriveTheme({ primaryColor: '#2A1E9A', header: 'brand' }).css).toContain('--header-scheme:dark;');
  expect(deriveTheme({ primaryColor: '#FFE45C', header: 'brand' }).css).toContain('--header-scheme:light;');
});
