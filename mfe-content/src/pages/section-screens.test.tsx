import { screenOf } from '../features/show-section/section-screens.rules.ts';
import { sectionScreens } from './section-screens.tsx';

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const known = [...span(1, 14), ...span(18, 21), 25, ...span(31, 33), 36, 38, 43, 45, 48, 49, 52, ...span(58, 61)];

test('the content area has a screen for every section type of the specification and for no other type [A2s-02]', () => {
  const shown = span(0, 200).filter((type) => {
    const screen = screenOf(type);
    return screen !== undefined && sectionScreens[screen] !== undefined;
  });
  expect(shown).toEqual(known);
});

test('shares one screen between types 5 and 11, and one between types 45 and 58', () => {
  const component = (type: number) => {
    const screen = screenOf(type);
    return screen && sectionScreens[screen];
  };
  expect(screenOf(45)).toBe(screenOf(58));
  expect(component(45)).toBe(component(58));
});
