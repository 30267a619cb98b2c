/** @jest-environment tools/jest/browser-environment.mjs */
import type { Composition, SearchPage } from '@shared-kit/contracts/delivery';
import { searchPageOf, searchTarget, searchedAt, tooShortText } from './search-box.rules.ts';

const page: SearchPage = { to: '/searchResult/:searchValue', label: 'Buscar', minLength: 1, maxLength: 300 };
const conditions = { homeModule: 'blocks', hasGamification: false, flags: new Set<string>() };

function offering(...pages: SearchPage[]): Composition {
  const releases = pages.map((search) => ({ manifest: { search } }));
  return { id: '', modules: [], homeModule: 'blocks', releases, fallbacks: [], keys: {} } as unknown as Composition;
}

test('the search page is the first one whose condition holds, and undefined when no remote offers one', () => {
  const ofSections = { ...page, label: 'Seções', when: { homeModule: 'sections' as const } };
  expect(searchPageOf(offering(ofSections, page), conditions)).toBe(page);
  expect(searchPageOf(offering(ofSections), conditions)).toBeUndefined();
  expect(searchPageOf(offering(), conditions)).toBeUndefined();
});

test('a search text has 1 to 300 characters [B5-16] [B5-17]', () => {
  expect(searchTarget(page, '')).toBeUndefined();
  expect(searchTarget(page, '   ')).toBeUndefined();
  expect(searchTarget(page, 'a')).toBe('/searchResult/a');
  expect(searchTarget(page, 'x'.repeat(301))).toBe(`/searchResult/${'x'.repeat(300)}`);
  expect(searchTarget({ ...page, minLength: 3 }, 'ab')).toBeUndefined();
  expect(tooShortText({ ...page, minLength: 3 })).toBe('Digite ao menos 3 caracteres.');
});

test.each(['segurança elétrica', '50% de desconto', 'a/b', '$& e #1?', '...'])(
  '%s is read back unchanged from its own address',
  (typed) => {
    expect(searchedAt(page, searchTarget(page, typed) ?? '')).toBe(typed);
  },
);

test("a text that an address can't represent is not searched", () => {
  expect(searchTarget(page, '..')).toBeUndefined();
});

test('other pages and invalid addresses give an empty search text', () => {
  expect(searchedAt(page, '/myJourney')).toBe('');
  expect(searchedAt(page, '/searchResult/%E0%A4%A')).toBe('');
  expect(searchedAt(page, '/searchresult/nr-10')).toBe('nr-10');
});
