import { isDateOnly, meetingLink, meetingTitle } from './schedule.rules.ts';

test.each([
  ['https://meet.aurora.com.br/lideranca', 'https://meet.aurora.com.br/lideranca'],
  ['meet.aurora.com.br/lideranca?sala=2', 'http://meet.aurora.com.br/lideranca?sala=2'],
  [' meet.aurora.com.br ', 'http://meet.aurora.com.br'],
  ['Sala virtual da Aurora', null],
  ['Av. Barão de Studart, 2917', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%p leads to %p', (address, link) => {
  expect(meetingLink(address)).toBe(link);
});

test('asynchronous and blended events have no hours [B4.14-03]', () => {
  const modalities = ['ONLINE', 'PRESENCIAL', 'BLENDED', 'ASYNCHRONOUS'] as const;
  expect(modalities.filter((modality) => isDateOnly({ modality }))).toEqual(['BLENDED', 'ASYNCHRONOUS']);
});

test('meetings are counted from one', () => {
  expect(meetingTitle(1)).toBe('Encontro 1');
});
