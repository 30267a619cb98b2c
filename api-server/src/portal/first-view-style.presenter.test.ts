import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstView } from '../platform/page-start.port.ts';
import { firstViewStyle } from './first-view-style.presenter.ts';

const breakpoints = readFileSync(
  join(import.meta.dirname, '../../../shared-kit/ui/src/theme/breakpoints.css'),
  'utf8',
).replaceAll(' ', '');

const kinds = ['front', 'heading', 'controls', 'banner', 'resume', 'stage', 'cards'] as const;
// The styles depend on the kinds of the parts only.
const everything = kinds.map((kind) => ({ kind })) as unknown as FirstView;

test('the first view changes at the named breakpoints of the kit only', () => {
  const named = new Set(Array.from(breakpoints.matchAll(/@custom-media--[\w-]+(\([^)]+\));/g), ([, query]) => query));
  const used = new Set(
    Array.from(firstViewStyle(everything).matchAll(/@media (\(width[^)]+\))/g), ([, query]) => query),
  );
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((query) => !named.has(query))).toEqual([]);
});

test("the first view gets its side menu at the shell's breakpoint", () => {
  const shellDesktop = /@custom-media--shell-desktop(\([^)]+\));/.exec(breakpoints)?.[1];
  expect(firstViewStyle([])).toContain(`@media ${shellDesktop}{.fv-side{`);
});
