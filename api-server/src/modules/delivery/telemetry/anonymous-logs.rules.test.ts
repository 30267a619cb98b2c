import { anonymousBytes, anonymousLogLines, byteBudget } from './anonymous-logs.rules.ts';

const entry = (message: string, level: 'info' | 'warn' | 'error' = 'error') => ({ level, kind: 'uncaught', message });

test('writes at most twenty lines of one kilobyte', () => {
  const lines = anonymousLogLines(
    Array.from({ length: 50 }, () => entry('ação\n'.repeat(4000))),
    'warn',
  );
  expect(lines).toHaveLength(20);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(1024);
    expect(line).not.toMatch(/[\n\ufffd]/);
  }
});

test('drops lines below the level for calls without a session', () => {
  const entries = [entry('a', 'info'), entry('b', 'warn'), entry('c')];
  expect(anonymousLogLines(entries, 'error').join()).toMatch(/"c"/);
  expect(anonymousLogLines(entries, 'error')).toHaveLength(1);
  expect(anonymousLogLines(entries, 'silent')).toEqual([]);
});

test('limits the bytes of a network and of the node by the minute', () => {
  const budget = byteBudget({ network: 100, node: 250 });
  expect([1, 2].map(() => budget.take('a', 50, 0))).toEqual([null, null]);
  expect(budget.take('a', 1, 59_999)).toBe('network');
  expect(budget.take('b', 100, 0)).toBeNull();
  expect(budget.take('c', 51, 0)).toBe('node');
  expect(budget.take('a', 100, 60_000)).toBeNull();
});

test('a node writes less than a megabyte a minute, whoever calls', () => {
  const budget = byteBudget(anonymousBytes);
  let written = 0;
  for (let call = 0; call < 5000; call += 1)
    if (budget.take(`10.0.${call % 256}`, 20 * 1024, 0) === null) written += 20 * 1024;
  expect(written).toBeLessThan(1024 * 1024);
});
