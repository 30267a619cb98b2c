import { lessonApi } from './scorm-api.ts';
import type { LessonApi, LessonState } from './scorm-api.ts';

const commits: LessonState[] = [];
beforeEach(() => void (commits.length = 0));

const open = (version: '1.2' | '2004', values: Record<string, string> = {}): LessonApi =>
  lessonApi({ version, values, onCommit: (state) => commits.push(state) > 0, onTerminated: () => undefined });
const call = ({ calls }: LessonApi, name: string, ...given: unknown[]) => calls[name]?.(...given);

test('1.2: a lesson initializes, reads, writes, commits and terminates', () => {
  const api = open('1.2', {
    'cmi.core.student_name': 'Souza, Ana',
    'cmi.core.lesson_location': 'p3',
    'cmi.core.entry': 'resume',
    'cmi.suspend_data': 'abc',
    'cmi.interactions.0.id': 'q1',
  });
  expect([
    api.name,
    call(api, 'LMSInitialize', ''),
    call(api, 'LMSInitialize', ''),
    call(api, 'LMSGetLastError'),
  ]).toEqual(['API', 'true', 'false', '101']);
  expect(
    [
      'cmi.core.student_name',
      'cmi.core.lesson_location',
      'cmi.core.entry',
      'cmi.suspend_data',
      'cmi.interactions._count',
    ].map((name) => call(api, 'LMSGetValue', name)),
  ).toEqual(['Souza, Ana', 'p3', 'resume', 'abc', '1']);
  expect([call(api, 'LMSSetValue', 'cmi.core.lesson_status', 'completed'), call(api, 'LMSCommit', '')]).toEqual([
    'true',
    'true',
  ]);
  expect([call(api, 'LMSFinish', ''), api.state]).toEqual(['true', 'terminated']);
  expect(
    commits.map(({ cmi, terminated }) => [cmi['cmi.core.lesson_status'], cmi['cmi.suspend_data'], terminated]),
  ).toEqual([
    ['completed', 'abc', false],
    ['completed', 'abc', true],
  ]);
});

test('saves changes by itself once, and leaves the last error of the lesson as it is', () => {
  const api = open('2004');
  call(api, 'Initialize', '');
  api.saveChanges();
  call(api, 'SetValue', 'cmi.location', 'p3');
  call(api, 'SetValue', 'cmi.completion_status', 'done');
  api.saveChanges();
  api.saveChanges();
  expect([commits.length, call(api, 'GetLastError')]).toEqual([1, '406']);
});

test('1.2: read-only elements, wrong types and unknown elements are rejected with their code', () => {
  const api = open('1.2');
  expect([call(api, 'LMSSetValue', 'cmi.core.lesson_status', 'completed'), call(api, 'LMSGetLastError')]).toEqual([
    'false',
    '301',
  ]);
  call(api, 'LMSInitialize', '');
  const refused = (name: string, value: string) => [
    call(api, 'LMSSetValue', name, value),
    call(api, 'LMSGetLastError'),
  ];
  expect(refused('cmi.core.student_id', '9')).toEqual(['false', '403']);
  expect(refused('cmi.core.score.raw', 'dez')).toEqual(['false', '405']);
  expect(refused('cmi.nada', '1')).toEqual(['false', '401']);
  expect(call(api, 'LMSGetErrorString', '405')).toBe('Incorrect Data Type');
});

test('2004: reports state errors and the navigation request of a lesson', () => {
  const api = open('2004', { 'cmi.learner_id': '7', 'cmi.entry': 'ab-initio' });
  expect([call(api, 'GetValue', 'cmi.entry'), call(api, 'GetLastError')]).toEqual(['', '122']);
  call(api, 'Initialize', '');
  expect([
    call(api, 'GetValue', 'cmi.entry'),
    call(api, 'SetValue', 'cmi.score.scaled', '2'),
    call(api, 'GetLastError'),
  ]).toEqual(['ab-initio', 'false', '407']);
  expect([call(api, 'SetValue', 'adl.nav.request', 'continue'), api.snapshot()['adl.nav.request']]).toEqual([
    'true',
    'continue',
  ]);
  expect([call(api, 'Terminate', ''), call(api, 'SetValue', 'cmi.location', 'x'), call(api, 'GetLastError')]).toEqual([
    'true',
    'false',
    '133',
  ]);
});

test.each([
  ['1.2', 'LMS', '405'],
  ['2004', '', '406'],
] as const)("%s: suspend data beyond the standard's limit is accepted, up to 1 MB", (version, prefix, code) => {
  const api = open(version, { 'cmi.suspend_data': 'a'.repeat(70_000) });
  call(api, `${prefix}Initialize`, '');
  expect(call(api, `${prefix}GetValue`, 'cmi.suspend_data')).toHaveLength(70_000);
  const long = 'b'.repeat(1024 * 1024);
  expect([call(api, `${prefix}SetValue`, 'cmi.suspend_data', long), call(api, `${prefix}GetLastError`)]).toEqual([
    'true',
    '0',
  ]);
  expect([call(api, `${prefix}SetValue`, 'cmi.suspend_data', `${long}b`), call(api, `${prefix}GetLastError`)]).toEqual([
    'false',
    code,
  ]);
  call(api, `${prefix}Commit`, '');
  expect(commits[0]?.cmi['cmi.suspend_data'] === long).toBe(true);
});

test.each([
  ['1.2', 'LMSInitialize', 'LMSFinish', ['LMSGetValue', 'LMSSetValue', 'LMSCommit'], [301, 301, 301], [301, 301, 301]],
  ['2004', 'Initialize', 'Terminate', ['GetValue', 'SetValue', 'Commit'], [122, 132, 142], [123, 133, 143]],
] as const)(
  'RTE 3.1: %s answers the error of its state to every call',
  (version, begin, end, others, before, after) => {
    const api = open(version);
    const code = () => Number(call(api, version === '1.2' ? 'LMSGetLastError' : 'GetLastError'));
    const codesOf = () => others.map((name) => (call(api, name, name.endsWith('Commit') ? '' : 'cmi.x'), code()));
    expect([codesOf(), (call(api, end, ''), code())]).toEqual([before, version === '1.2' ? 301 : 112]);
    expect([call(api, begin, 'x'), code(), call(api, begin, ''), code()]).toEqual(['false', 201, 'true', 0]);
    expect([call(api, begin, ''), code()]).toEqual(['false', version === '1.2' ? 101 : 103]);
    expect([call(api, end, 'x'), code(), call(api, end, ''), code()]).toEqual(['false', 201, 'true', 0]);
    expect([codesOf(), (call(api, end, ''), code())]).toEqual([after, version === '1.2' ? 301 : 113]);
    expect([call(api, begin, ''), code()]).toEqual(['false', version === '1.2' ? 101 : 104]);
  },
);

test.each(['1.2', '2004'] as const)('%s: a hostile argument never throws into the lesson', (version) => {
  const api = open(version);
  const prefix = version === '1.2' ? 'LMS' : '';
  call(api, `${prefix}Initialize`, '');
  const hostile = [
    Symbol('x'),
    {
      toString: () => {
        throw new Error('no');
      },
    },
    Object.create(null),
    [],
    {},
    5,
    true,
    null,
  ];
  for (const name of Object.keys(api.calls).filter((one) => !/Finish|Terminate/.test(one)))
    for (const value of hostile) expect(typeof call(api, name, value, value)).toBe('string');
  expect(api.state).toBe('running');
});

test.each(['1.2', '2004'] as const)('%s: a successful call resets the error of the one before', (version) => {
  const api = open(version);
  const prefix = version === '1.2' ? 'LMS' : '';
  call(api, `${prefix}Initialize`, '');
  call(api, `${prefix}SetValue`, 'cmi.nada', '1');
  expect([call(api, `${prefix}GetLastError`), call(api, `${prefix}GetErrorString`, '401')]).toEqual([
    '401',
    version === '1.2' ? 'Not implemented error' : 'Undefined Data Model Element',
  ]);
  expect(call(api, `${prefix}GetDiagnostic`, '')).toContain('cmi.nada');
  call(api, `${prefix}SetValue`, 'cmi.suspend_data', 'x');
  expect(call(api, `${prefix}GetLastError`)).toBe('0');
});

test.each([
  [{}, 'completed'],
  [{ 'cmi.core.exit': 'suspend' }, 'incomplete'],
  [{ 'cmi.core.lesson_mode': 'review' }, 'browsed'],
  [{ 'cmi.core.lesson_status': 'failed' }, 'failed'],
])('1.2: a lesson with %j that sets no status is %s when it finishes', (values, status) => {
  const api = open('1.2', values);
  call(api, 'LMSInitialize', '');
  call(api, 'LMSFinish', '');
  expect(commits.at(-1)?.cmi['cmi.core.lesson_status']).toBe(status);
});

test.each([
  ['1.2', 'LMSInitialize', 'LMSCommit', 'LMSFinish', 'LMSGetLastError', '101', '101'],
  ['2004', 'Initialize', 'Commit', 'Terminate', 'GetLastError', '391', '111'],
] as const)(
  '%s: a visit that saves no more tells the lesson so',
  (version, begin, commit, end, last, failed, unended) => {
    const api = lessonApi({ version, values: {}, onCommit: () => false, onTerminated: () => undefined });
    call(api, begin, '');
    expect([call(api, commit, ''), call(api, last), call(api, end, ''), call(api, last)]).toEqual([
      'false',
      failed,
      'false',
      unended,
    ]);
  },
);
