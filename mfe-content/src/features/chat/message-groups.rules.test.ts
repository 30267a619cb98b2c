import type { ChatMessage } from '@shared-kit/contracts/content';
import { daysOf, textSegments } from './message-groups.rules.ts';

const message = (sequence: number, moment: string, idUser = 1): ChatMessage => ({
  sequence,
  clientId: '',
  moment,
  user: 'Ana',
  idUser,
  photo: '',
  message: 'a',
  room: 1,
});

test('groups messages by their day in São Paulo [A2c-01]', () => {
  const days = daysOf([
    message(1, '2026-11-20 12:00:00'),
    message(2, '2026-11-21 02:59:59'),
    message(3, '2026-11-21 03:00:00'),
  ]);
  expect(days.map(({ date, messages }) => [date, messages.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ]);
});

test('marks a message as continued when the same person wrote the previous one minutes before', () => {
  const [day] = daysOf([
    message(1, '2026-11-20 12:00:00'),
    message(2, '2026-11-20 12:01:00'),
    message(3, '2026-11-20 12:02:00', 2),
    message(4, '2026-11-20 12:20:00', 2),
  ]);
  expect(day?.messages.map(({ isContinued }) => isContinued)).toEqual([false, true, false, false]);
});

test('returns the same objects for unchanged days', () => {
  const first = [message(1, '2026-11-19 12:00:00'), message(2, '2026-11-20 12:00:00')];
  const before = daysOf(first);
  const after = daysOf([...first, message(3, '2026-11-20 12:01:00')], before);
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
});

test.each([
  ['olá', [{ kind: 'text', text: 'olá' }]],
  [
    'veja https://a.br/x?y=1.',
    [
      { kind: 'text', text: 'veja ' },
      { kind: 'link', href: 'https://a.br/x?y=1' },
      { kind: 'text', text: '.' },
    ],
  ],
  ['javascript:alert(1) <a href="x">', [{ kind: 'text', text: 'javascript:alert(1) <a href="x">' }]],
])('splits %s into text and links', (text, segments) => {
  expect(textSegments(text)).toEqual(segments);
});
