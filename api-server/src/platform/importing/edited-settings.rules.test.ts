import { mergedSettings } from './edited-settings.rules.ts';

const merge = (edited: readonly string[], portal: object | undefined, fileWins = false) =>
  mergedSettings({ part: 'theme', file: { a: 'file', b: 'file' }, portal, edited, fileWins });

test('the file decides settings that nobody edited', () => {
  expect(merge([], { a: 'portal', b: 'portal' })).toEqual({
    values: { a: 'file', b: 'file' },
    edited: [],
    conflicts: [],
  });
});

test('an edited setting keeps the value of the portal and is reported', () => {
  expect(merge(['theme.a'], { a: 'portal', b: 'portal' })).toEqual({
    values: { a: 'portal', b: 'file' },
    edited: ['theme.a'],
    conflicts: [{ setting: 'theme.a', portal: 'portal', file: 'file', winner: 'portal' }],
  });
});

test('a file with the value of the portal decides the setting again', () => {
  expect(merge(['theme.a'], { a: 'file', b: 'portal' })).toEqual({
    values: { a: 'file', b: 'file' },
    edited: [],
    conflicts: [],
  });
});

test('a file that wins replaces the value and is still reported', () => {
  expect(merge(['theme.a'], { a: 'portal' }, true)).toEqual({
    values: { a: 'file', b: 'file' },
    edited: [],
    conflicts: [{ setting: 'theme.a', portal: 'portal', file: 'file', winner: 'file' }],
  });
});

test('an edited setting that the file leaves out stays', () => {
  const { values } = mergedSettings({
    part: 'theme',
    file: { a: 'file' } as { a: string; c?: string },
    portal: { a: 'file', c: 'portal' },
    edited: ['theme.c'],
    fileWins: false,
  });
  expect(values).toEqual({ a: 'file', c: 'portal' });
});

test('a new company takes everything from the file', () => {
  expect(merge(['theme.a'], undefined)).toEqual({ values: { a: 'file', b: 'file' }, edited: [], conflicts: [] });
});
