import { readRange } from './byte-range.rules.ts';

const part = (start: number, end: number) => ({ kind: 'part', range: { start, end } });

test.each([
  ['bytes=0-', part(0, 99)],
  ['bytes=10-19', part(10, 19)],
  ['bytes=90-500', part(90, 99)],
  ['bytes=-30', part(70, 99)],
  ['bytes=-500', part(0, 99)],
  ['bytes=99-99', part(99, 99)],
  ['bytes=100-', { kind: 'impossible' }],
  ['bytes=20-10', { kind: 'impossible' }],
  ['bytes=-0', { kind: 'impossible' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
  ['items=0-1', { kind: 'whole' }],
  [undefined, { kind: 'whole' }],
])('parses the range %s of 100 bytes', (header, answer) => expect(readRange(header, 100)).toEqual(answer));
