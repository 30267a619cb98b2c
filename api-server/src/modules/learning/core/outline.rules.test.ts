import type { OutlineItem } from '@shared-kit/contracts/learning';
import { outlineMinutes, outlineModules } from './outline.rules.ts';

let nextId = 1;

const anItem = (title: string, minutes: number | null = 5): OutlineItem => ({
  idElement: nextId++,
  elementType: 'CONTENT',
  title,
  idContentType: 2,
  minutes,
  isRequired: 1,
});

const inner = { nodeCode: 'm1', title: 'Módulo 1', parts: [anItem('Dentro')] };

test('gives one module per page, and divides a page around an inner one', () => {
  const page = { nodeCode: 'curso', title: '', parts: [anItem('Antes'), inner, anItem('Depois')] };
  expect(outlineModules(page).map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
    ['', ['Antes']],
    ['Módulo 1', ['Dentro']],
    ['', ['Depois']],
  ]);
});

test('omits pages without items', () => {
  expect(outlineModules({ nodeCode: 'curso', title: '', parts: [{ ...inner, parts: [] }] })).toEqual([]);
});

test('adds the known durations, unless one is unknown and the training declares its own', () => {
  const of = (...items: OutlineItem[]) => [{ nodeCode: 'curso', title: '', items }];
  expect(outlineMinutes(of(anItem('A'), anItem('B')), 55)).toBe(10);
  expect(outlineMinutes(of(anItem('A'), anItem('B', null)), 55)).toBe(55);
  expect(outlineMinutes(of(anItem('A'), anItem('B', null)), null)).toBe(5);
  expect(outlineMinutes([], null)).toBeNull();
});
