import { dueReminder, reminderValues } from './validity-reminder.rules.ts';

const end = new Date('2027-03-02T02:59:59Z');

test.each([
  ['2026-11-30T12:00:00Z', undefined],
  ['2026-12-01T12:00:00Z', 90],
  ['2026-12-30T12:00:00Z', 90],
  ['2026-12-31T12:00:00Z', 60],
  ['2027-01-29T12:00:00Z', 60],
  ['2027-01-30T12:00:00Z', 30],
  ['2027-02-22T12:00:00Z', 7],
  ['2027-03-01T12:00:00Z', 7],
  ['2027-03-02T12:00:00Z', undefined],
])('at %s the due reminder is %s', (now, days) => {
  expect(dueReminder(end, new Date(now))).toBe(days);
});

test('says in words when the validity ends', () => {
  expect(reminderValues({ title: 'NR-35', validUntil: end }, new Date('2027-02-28T12:00:00Z'))).toEqual({
    treinamento: 'NR-35',
    quando: 'amanhã',
    validade: '1 de março de 2027',
  });
});
