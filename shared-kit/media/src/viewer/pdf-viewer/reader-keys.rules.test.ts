/** @jest-environment tools/jest/browser-environment.mjs */
import { readerKey } from './reader-keys.rules.ts';

const page = document.createElement('div');
const pressed = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: page,
  ...more,
});

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['+', 'zoom-in'],
  ['-', 'zoom-out'],
  ['0', 'fit'],
  ['Escape', 'leave'],
  ['ArrowDown', undefined],
  ['PageDown', undefined],
  ['a', undefined],
])('maps %s to %s', (key, means) => expect(readerKey(pressed(key))).toBe(means));

test('uses the browser’s search key, and leaves other combinations to the browser', () => {
  expect(readerKey(pressed('f', { ctrlKey: true }))).toBe('search');
  expect(readerKey(pressed('F', { metaKey: true }))).toBe('search');
  expect(readerKey(pressed('+', { ctrlKey: true }))).toBeUndefined();
  expect(readerKey(pressed('ArrowLeft', { altKey: true }))).toBeUndefined();
});

test('leaves keys in a field to the field', () => {
  const target = document.createElement('input');
  expect(readerKey(pressed('Home', { target }))).toBeUndefined();
  expect(readerKey(pressed('-', { target }))).toBeUndefined();
  expect(readerKey(pressed('Escape', { target }))).toBe('leave');
});
