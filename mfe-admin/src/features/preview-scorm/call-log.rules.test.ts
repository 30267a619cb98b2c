import { MAX_ENTRIES, callText, logCsv, logText, withEntry } from './call-log.rules.ts';
import type { LogEntry } from './call-log.rules.ts';

const call = (args: string[], value = 'true', error = '0') => ({
  kind: 'call' as const,
  name: 'SetValue',
  args,
  value,
  error,
  at: 1234,
});

test('writes a call as in code', () => {
  expect(callText(call(['cmi.location', 'p"3']))).toBe(String.raw`SetValue("cmi.location", "p\"3")`);
});

test('writes each call in one line with tabs', () => {
  expect(logText([call(['a', 'b']), call([''], 'um\ndois', '101')])).toBe(
    '1.234\tSetValue("a", "b")\ttrue\t0\n1.234\tSetValue("")\tum dois\t101',
  );
});

test('writes a file that a spreadsheet neither runs nor breaks', () => {
  expect(logCsv([call(['=1+1', 'um;dois'])])).toBe(
    '\uFEFFSegundos;Chamada;Argumento 1;Argumento 2;Resposta;Erro\r\n1,234;SetValue;\'=1+1;"um;dois";true;0\r\n',
  );
});

test('drops the oldest calls of a lesson that never stops', () => {
  const full = Array.from({ length: MAX_ENTRIES }, (_, at) => ({ ...call(['']), at }));
  const next = withEntry(full, call(['nova']));
  expect([next.length, next[0]?.at, next.at(-1)]).toEqual([MAX_ENTRIES, 1, call(['nova'])]);
});

test('writes a step between lessons with its request, what it led to, and the exception of the book', () => {
  const step = { kind: 'step', request: 'continue', outcome: 'refused', lesson: null, isNew: false, at: 2000 } as const;
  const steps: LogEntry[] = [
    { ...step, exception: 'SB.2.1-2' },
    { ...step, outcome: 'delivered', exception: null, lesson: 'Dois', isNew: true },
  ];
  expect(logText(steps)).toBe('2.000\tPasso("continue")\trecusado\tSB.2.1-2\n2.000\tPasso("continue")\tabre Dois\t0');
});
