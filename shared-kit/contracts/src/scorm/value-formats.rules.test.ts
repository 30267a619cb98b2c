import { secondsOf } from './index.ts';

test.each([
  ['00:01:30', 90],
  ['0100:00:00.50', 360_000.5],
  ['PT1H2M3.5S', 3723.5],
  ['P1DT1S', 86_401],
  ['P', null],
  ['abc', null],
  ['', null],
  [undefined, null],
])('secondsOf parses %s as %s seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds));
