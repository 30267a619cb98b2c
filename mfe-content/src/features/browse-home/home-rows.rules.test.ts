import { testSection } from '../../test/test-section.ts';
import { homeSections } from './home-rows.rules.ts';

test('a home shows the top of the menu; a menu of sections is there for what lies below it', () => {
  const hub = testSection(1, 'Acervo', {}, 48);
  const child = testSection(2, 'Vídeos', { parentIdSection: 1 }, 10);
  const cards = testSection(3, 'Liderança');
  const below = testSection(4, 'Em breve', { parentIdSection: 3 }, 99);
  expect(homeSections([hub, child, cards, below])).toEqual([
    { section: hub, sections: [child], isHub: true },
    { section: cards, sections: [below], isHub: false },
  ]);
});

test('a mosaic with items of its own and nothing below it is asked for them', () => {
  expect(homeSections([testSection(1, 'Destaques', {}, 1)])[0]?.isHub).toBe(false);
});
