import { numberOf, sizeFault } from './typed-numbers.rules.ts';

const limits = { min: 200, max: 4000 };

test('an empty field is no number and no fault', () => {
  expect([numberOf(' '), sizeFault('', limits)]).toEqual([null, undefined]);
});

test.each(['199', '4001', '300.5', '-1', 'x'])('the number %s is a fault', (text) => {
  expect(sizeFault(text, limits)).toBe('Use um número inteiro de 200 a 4.000.');
});

test.each(['200', '4000'])('the number %s is within the limits', (text) => {
  expect(sizeFault(text, limits)).toBeUndefined();
});
