import { testSection } from '../test/test-section.ts';
import { childSections, sectionsAbove } from './section-tree.rules.ts';

const top = testSection(1, 'Acervo');
const middle = testSection(2, 'Vídeos', { parentIdSection: 1 });
const leaf = testSection(3, 'Curtos', { parentIdSection: 2 });
const menu = [top, leaf, middle, testSection(4, 'Longos', { parentIdSection: 2 })];

test('returns the direct child sections in menu order', () => {
  expect(childSections(menu, 2).map(({ idSection }) => idSection)).toEqual([3, 4]);
  expect(childSections(menu, 1)).toEqual([middle]);
  expect(childSections(menu, 4)).toEqual([]);
});

test('returns the ancestors of a section from the top down', () => {
  expect(sectionsAbove(menu, leaf)).toEqual([top, middle]);
  expect(sectionsAbove(menu, top)).toEqual([]);
});

test('stops at a cycle and at a hidden parent section', () => {
  const one = testSection(5, 'Um', { parentIdSection: 6 });
  const two = testSection(6, 'Dois', { parentIdSection: 5 });
  expect(sectionsAbove([one, two], one)).toEqual([two]);
  expect(sectionsAbove([one], testSection(7, 'Sem pai', { parentIdSection: 99 }))).toEqual([]);
});
