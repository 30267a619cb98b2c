import { isLiveToday, contentKind } from './content-kind.rules.ts';

test('marks an item as live on the day it starts in São Paulo, and on no other day [A2s-42]', () => {
  // 21:30 of the 20th in São Paulo is already the 21st in UTC.
  const initDate = '2026-11-21 00:30:00';
  expect(isLiveToday({ initDate }, new Date('2026-11-20T15:00:00Z'))).toBe(true);
  expect(isLiveToday({ initDate }, new Date('2026-11-21T15:00:00Z'))).toBe(false);
  expect(isLiveToday({ initDate: null }, new Date())).toBe(false);
});

test('returns the label of each type, and plain content for an unknown type', () => {
  expect(contentKind(1)).toEqual({ label: 'Áudio', icon: 'audio' });
  expect(contentKind(99)).toEqual({ label: 'Conteúdo', icon: 'file' });
});
