import { lessonApi } from './scorm-api.ts';
import type { LessonApi, LessonState } from './scorm-api.ts';

const commits: LessonState[] = [];
beforeEach(() => void (commits.length = 0));

const open = (version: '1.2' | '2004', start: Record<string, string> = {}): Promise<LessonApi> =>
  lessonApi({
    version,
    start,
    requestValid: (request) => (request === 'continue' ? 'true' : 'unknown'),
    onCommit: (state) => void commits.push(state),
    onTerminated: () => undefined,
  });
const call = ({ calls }: LessonApi, name: string, ...given: unknown[]) => calls[name]?.(...given);

test('1.2: a lesson initializes, reads, writes, commits and terminates', async () => {
  const api = await open('1.2', {
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
  expect([
    call(api, 'LMSSetValue', 'cmi.core.lesson_status', 'completed'),
    api.isChanged,
    call(api, 'LMSCommit', ''),
    api.isChanged,
  ]).toEqual(['true', true, 'true', false]);
  expect([call(api, 'LMSFinish', ''), api.state]).toEqual(['true', 'terminated']);
  expect(
    commits.map(({ cmi, terminated }) => [cmi['cmi.core.lesson_status'], cmi['cmi.suspend_data'], terminated]),
  ).toEqual([
    ['completed', 'abc', false],
    ['completed', 'abc', true],
  ]);
});

test('1.2: read-only elements, wrong types and unknown elements are rejected with their code', async () => {
  const api = await open('1.2');
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

test('2004: answers which navigation requests are valid as the server says', async () => {
  const api = await open('2004');
  call(api, 'Initialize', '');
  expect(
    ['continue', 'previous', 'choice.{target=B}'].map((name) => call(api, 'GetValue', `adl.nav.request_valid.${name}`)),
  ).toEqual(['true', 'unknown', 'unknown']);
});

test('2004: reports state errors and the navigation request of a lesson', async () => {
  const api = await open('2004', { 'cmi.learner_id': '7', 'cmi.entry': 'ab-initio' });
  expect([call(api, 'GetValue', 'cmi.entry'), call(api, 'GetLastError')]).toEqual(['', '122']);
  call(api, 'Initialize', '');
  expect([
    call(api, 'GetValue', 'cmi.entry'),
    call(api, 'SetValue', 'cmi.score.scaled', '2'),
    call(api, 'GetLastError'),
  ]).toEqual(['ab-initio', 'false', '407']);
  expect([call(api, 'SetValue', 'adl.nav.request', 'continue'), api.navigation]).toEqual(['true', 'continue']);
  expect([call(api, 'Terminate', ''), call(api, 'SetValue', 'cmi.location', 'x'), call(api, 'GetLastError')]).toEqual([
    'true',
    'false',
    '133',
  ]);
});

test.each([
  ['1.2', 'LMS', '405'],
  ['2004', '', '406'],
] as const)("%s: suspend data beyond the standard's limit is accepted, up to 1 MB", async (version, prefix, code) => {
  const api = await open(version, { 'cmi.suspend_data': 'a'.repeat(70_000) });
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
