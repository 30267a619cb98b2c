import { testSection } from '../../test/test-section.ts';
import { homeSections } from './home-rows.rules.ts';

test('lists the top-level sections of the menu and marks a menu of sections as a hub', () => {
  const hub = testSection(1, 'Acervo', {}, 48);
  const child = testSection(2, 'Vídeos', { parentIdSection: 1 }, 10);
  const cards = testSection(3, 'Liderança');
  const below = testSection(4, 'Em breve', { parentIdSection: 3 }, 99);
  expect(homeSections([hub, child, cards, below])).toEqual([
    { section: hub, sections: [child], isHub: true },
    { section: cards, sections: [below], isHub: false },
  ]);
});

test('does not mark a mosaic without child sections as a hub, so its own items load', () => {
  expect(homeSections([testSection(1, 'Destaques', {}, 1)])[0]?.isHub).toBe(false);
});
