/** @jest-environment tools/jest/browser-environment.mjs */
import { focusPoint, isSameValue, withFocus } from './brand.rules.ts';

test('two signatures of one picture are the same value, another focus is not', () => {
  expect(isSameValue('/media/t1/a.png?e=1&s=x', '/media/t1/a.png?e=2&s=y')).toBe(true);
  expect(isSameValue('/media/t1/a.png?e=1&s=x', '/media/t1/a.png?e=1&s=x#focus=10,20')).toBe(false);
  expect(isSameValue('/media/t1/a.png?e=1&s=x', '/media/t1/b.png?e=1&s=x')).toBe(false);
});

test('a colour in other letters is the same value', () => {
  expect(isSameValue('#2A1E9A', '#2a1e9a')).toBe(true);
  expect(isSameValue(true, false)).toBe(false);
});

test('a focus follows the address, within the picture, and the middle needs none', () => {
  expect(withFocus('/media/a.webp?e=1', { x: 64.4, y: 120 })).toBe('/media/a.webp?e=1#focus=64,100');
  expect(withFocus('/media/a.webp?e=1#focus=10,10', { x: 50, y: 50 })).toBe('/media/a.webp?e=1');
  expect(focusPoint('/media/a.webp?e=1#focus=64,100')).toEqual({ x: 64, y: 100 });
  expect(focusPoint('/media/a.webp?e=1')).toEqual({ x: 50, y: 50 });
});
