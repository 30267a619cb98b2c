import type { MenuItem } from './menu.rules.ts';
import { stripParts } from './menu-strip.rules.ts';

const entries = (...ids: string[]): MenuItem[] => ids.map((id) => ({ id, label: id, icon: 'circle', to: `/${id}` }));
const idsOf = (items: readonly MenuItem[]) => items.map(({ id }) => id).join(' ');
const parts = (items: readonly MenuItem[], room: number, primary = ['home', 'store']) => {
  const { shown, rest } = stripParts(items, new Set(primary), { room, more: 80, widths: items.map(() => 100) });
  return [idsOf(shown), idsOf(rest)];
};

test('the strip shows all entries when they fit', () => {
  expect(parts(entries('home', 'a', 'b', 'store'), 400)).toEqual(['home a b store', '']);
});

test('the strip leaves room for Mais and keeps the main pages, in the order of the menu', () => {
  expect(parts(entries('home', 'a', 'b', 'c', 'store'), 400)).toEqual(['home a store', 'b c']);
});

test('the strip shows at most seven entries, Mais included, however wide the window is', () => {
  const many = entries('home', 'a', 'b', 'c', 'd', 'e', 'f', 'store', 'g');
  expect(parts(many, 5000)).toEqual(['home a b c d store', 'e f g']);
  expect(parts(many.slice(0, 7), 5000)[1]).toBe('');
});

test('every entry is in the strip or under Mais', () => {
  const many = entries('home', 'a', 'b', 'c', 'd', 'e', 'f', 'store');
  for (let room = 0; room < 1200; room += 50) {
    const { shown, rest } = stripParts(many, new Set(['store']), { room, more: 80, widths: many.map(() => 100) });
    expect(new Set([...shown, ...rest]).size).toBe(many.length);
  }
});
