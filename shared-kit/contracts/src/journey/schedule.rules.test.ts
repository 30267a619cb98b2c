import { isDateOnly, meetingLink, meetingTitle } from './schedule.rules.ts';

test.each([
  ['https://meet.aurora.com.br/lideranca', 'https://meet.aurora.com.br/lideranca'],
  ['meet.aurora.com.br/lideranca?sala=2', 'http://meet.aurora.com.br/lideranca?sala=2'],
  [' meet.aurora.com.br ', 'http://meet.aurora.com.br'],
  ['Sala virtual da Aurora', null],
  ['Av. Barão de Studart, 2917', null],
  ['javascript:alert(1)', null],
  ['', null],
])('links %p to %p', (address, link) => {
  expect(meetingLink(address)).toBe(link);
});

test('shows no hours for asynchronous and blended events [B4.14-03]', () => {
  const modalities = ['ONLINE', 'PRESENCIAL', 'BLENDED', 'ASYNCHRONOUS'] as const;
  expect(modalities.filter((modality) => isDateOnly({ modality }))).toEqual(['BLENDED', 'ASYNCHRONOUS']);
});

test('counts meetings from one', () => {
  expect(meetingTitle(1)).toBe('Encontro 1');
});
