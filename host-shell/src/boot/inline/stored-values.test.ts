/** @jest-environment tools/jest/browser-environment.mjs */
import { adoptHungStarts } from './adopt-hung-starts.ts';
import { overrideOf, readerOf, startsOf, textsOf, timesOf, viewerOf } from './stored-values.ts';

const key = (name: string): string => `azulejo:/aurora:${name}`;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a value that is no JSON counts as missing', () => {
  localStorage.setItem(key('session'), '{');
  expect(readerOf(localStorage, '/aurora')('session')).toBeNull();
});

test('only starts with a tab, a time and release ids are read', () => {
  const good = { tab: 'a', aliveAt: 1, suspects: ['mfe-store@2'] };
  expect(startsOf({ good, none: null, half: { tab: 'a' }, other: { ...good, suspects: [1] } })).toEqual({ good });
});

test.each([null, 'x', 7, [], [{}]])('the value %j has no starts, times, fields of a viewer or override', (value) => {
  expect([startsOf(value), timesOf(value), viewerOf(value), overrideOf(value)]).toEqual([{}, {}, {}, undefined]);
});

test('times, texts and fields of another type are dropped', () => {
  expect(timesOf({ a: 1, b: '2' })).toEqual({ a: 1 });
  expect(textsOf(['a', 1, null])).toEqual(['a']);
  expect(textsOf({ a: 'b' })).toEqual([]);
  expect(viewerOf({ viewer: { idUser: 3, name: 'Ana', roles: ['x'] } })).toEqual({ idUser: 3, name: 'Ana' });
  expect(overrideOf({ remote: 'mfe-store', origin: 'http://localhost:3004' })).toBeUndefined();
});

test('damaged values do not stop the search for pages that hung', () => {
  const hung = { tab: 'a', aliveAt: 1, suspects: ['mfe-store@2'] };
  localStorage.setItem(key('starts'), JSON.stringify({ none: null, half: { tab: 'a' }, hung }));
  localStorage.setItem(key('unreported-hangs'), JSON.stringify({ a: 1 }));
  sessionStorage.setItem(key('tab'), JSON.stringify('a'));
  sessionStorage.setItem(key('broken-releases'), JSON.stringify({ 'mfe-content@1': 'x' }));
  adoptHungStarts('/aurora', 1000);
  expect(JSON.parse(localStorage.getItem(key('unreported-hangs')) ?? '')).toEqual(['mfe-store@2']);
  expect(JSON.parse(sessionStorage.getItem(key('broken-releases')) ?? '')).toEqual({ 'mfe-store@2': 601_000 });
});
