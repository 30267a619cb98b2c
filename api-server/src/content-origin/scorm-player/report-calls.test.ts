import type { LessonCall } from './lesson-messages.ts';
import { reportedCalls } from './report-calls.ts';
import { lessonApi } from './scorm-api.ts';

function api(version: '1.2' | '2004') {
  const reported: LessonCall[] = [];
  const made = lessonApi({
    version,
    values: {},
    requestValid: () => ({}),
    stores: [],
    onCommit: () => true,
    onTerminated: () => undefined,
  });
  const calls = reportedCalls(made, { now: () => 7, report: (call) => void reported.push(call) });
  return { calls, reported };
}

test('reports each call with its arguments, value and error, and changes no answer', () => {
  const { calls, reported } = api('2004');
  expect([
    calls['Initialize']?.(''),
    calls['SetValue']?.('cmi.location', 'p3'),
    calls['SetValue']?.('cmi.nothing', 'x'),
    calls['GetValue']?.('cmi.location'),
  ]).toEqual(['true', 'true', 'false', 'p3']);
  expect(reported).toEqual([
    { name: 'Initialize', args: [''], value: 'true', error: '0', at: 7 },
    { name: 'SetValue', args: ['cmi.location', 'p3'], value: 'true', error: '0', at: 7 },
    { name: 'SetValue', args: ['cmi.nothing', 'x'], value: 'false', error: '401', at: 7 },
    { name: 'GetValue', args: ['cmi.location'], value: 'p3', error: '0', at: 7 },
  ]);
});

test('survives an argument that throws, and shortens a long one', () => {
  const { calls, reported } = api('1.2');
  const hostile = {
    toString() {
      throw new Error('no');
    },
  };
  calls['LMSInitialize']?.('');
  expect(calls['LMSSetValue']?.('cmi.suspend_data', hostile)).toBe('false');
  calls['LMSSetValue']?.('cmi.suspend_data', 'x'.repeat(4000));
  expect(reported.slice(1).map(({ args, error }) => [args[1]?.length, error])).toEqual([
    [1, '101'],
    [2000, '0'],
  ]);
});
