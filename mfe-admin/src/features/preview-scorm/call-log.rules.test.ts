import type { ScormCall } from '@shared-kit/contracts/admin';
import { MAX_CALLS, callText, logCsv, logText, withCall } from './call-log.rules.ts';

const call = (args: string[], value = 'true', error = '0'): ScormCall => ({
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
  const full = Array.from({ length: MAX_CALLS }, (_, at) => ({ ...call(['']), at }));
  const next = withCall(full, call(['nova']));
  expect([next.length, next[0]?.at, next.at(-1)?.args]).toEqual([MAX_CALLS, 1, ['nova']]);
});
