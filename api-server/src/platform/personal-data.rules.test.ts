import { withoutPersonalData } from './personal-data.rules.ts';

test.each([
  ['ana.lima+1@exemplo.com.br wrote', '[e-mail oculto] wrote'],
  ['/api/login?username=ana%40exemplo.com', '/api/login?username=[e-mail oculto]'],
  ['(ana@exemplo.com)', '([e-mail oculto])'],
  ['/x/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln/y', '/x/[token oculto]/y'],
  ['/x%20eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln', '/x%20[token oculto]'],
])('%s becomes %s', (line, cleaned) => {
  expect(withoutPersonalData(line)).toBe(cleaned);
});

/** The longest path that Node accepts took half a second of the only thread, without a session. */
test.each(['a', 'a.', 'eyJ', '1', 'a@a.', 'a%40', '%2B55', '(11)', 'Bearer '])(
  'cleans a line that repeats %s in linear time',
  (piece) => {
    const line = piece.repeat(200_000 / piece.length);
    const before = process.cpuUsage();
    withoutPersonalData(line);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_500);
  },
);
