import { codeOf, dataModel, dataModels } from './index.ts';

const completions = ['completed', 'incomplete', 'not attempted', 'unknown'];
const successes = ['passed', 'failed', 'unknown'];
const urn = 'urn:ADL:objective-1';
const times = [
  '2026',
  '2026-02',
  '2026-02-28',
  '2026-02-28T23',
  '2026-02-28T23:59:59.12Z',
  '2026-02-28T23:59:59-04:30',
];
const noTimes = [
  '',
  '1969',
  '2039',
  '26-01-01',
  '2026-02-29',
  '2026-13',
  '2026-01-01T24',
  '2026-01-01T10:00:00.123',
  '2026-1-1',
];
const spans = ['P1Y', 'P3D', 'PT0S', 'PT1H30M5.25S', 'P1Y2M3DT4H5M6S'];
const noSpans = ['', 'P', 'PT', 'P1', 'PT1.123S', 'PT1M1H', 'P1DT', '00:05:00'];
const texts: readonly [readonly string[], readonly string[]] = [['', 'x'.repeat(64_000)], ['x'.repeat(64_001)]];
const localizedTexts = [
  ['', 'text', '{lang=pt-BR}texto'],
  ['{lang=}x', '{lang=pt', '{lang=português}x'],
] as const;
const identifiers = [
  [urn, 'objective_1', 'http://example.com/a%20b'],
  ['', 'an id', 'urn:x', 'a%2', 'a"b'],
] as const;
const numbers = [
  ['0', '-3.5', '+1', '1000000'],
  ['', 'ten', '1e3', '1,5'],
] as const;

/** Values that are valid, and those of another type (406), of every element that a lesson may set. */
const settable: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  'cmi.comments_from_learner.0.comment': localizedTexts,
  'cmi.comments_from_learner.0.location': texts,
  'cmi.comments_from_learner.0.timestamp': [times, noTimes],
  'cmi.completion_status': [completions, ['', 'passed']],
  'cmi.exit': [['time-out', 'suspend', 'logout', 'normal', ''], ['leave']],
  'cmi.interactions.0.id': identifiers,
  'cmi.interactions.0.type': [
    [
      'true-false',
      'choice',
      'fill-in',
      'long-fill-in',
      'matching',
      'performance',
      'sequencing',
      'likert',
      'numeric',
      'other',
    ],
    ['', 'essay'],
  ],
  'cmi.interactions.0.objectives.0.id': identifiers,
  'cmi.interactions.0.timestamp': [times, noTimes],
  'cmi.interactions.0.correct_responses.0.pattern': [['', 'anything'], ['x'.repeat(64_001)]],
  'cmi.interactions.0.weighting': numbers,
  'cmi.interactions.0.learner_response': [['', 'anything'], ['x'.repeat(64_001)]],
  'cmi.interactions.0.result': [
    ['correct', 'incorrect', 'unanticipated', 'neutral', '0.75'],
    ['wrong', ''],
  ],
  'cmi.interactions.0.latency': [spans, noSpans],
  'cmi.interactions.0.description': localizedTexts,
  'cmi.learner_preference.audio_level': [
    ['0', '1.5'],
    ['loud', ''],
  ],
  'cmi.learner_preference.language': [
    ['', 'pt', 'pt-BR', 'i-klingon'],
    ['portuguese', 'pt_BR'],
  ],
  'cmi.learner_preference.delivery_speed': [['0', '2'], ['fast']],
  'cmi.learner_preference.audio_captioning': [
    ['-1', '0', '1'],
    ['2', 'on'],
  ],
  'cmi.location': texts,
  'cmi.objectives.0.id': identifiers,
  'cmi.objectives.0.score.scaled': [
    ['-1', '0.5', '1'],
    ['high', ''],
  ],
  'cmi.objectives.0.score.raw': numbers,
  'cmi.objectives.0.score.min': numbers,
  'cmi.objectives.0.score.max': numbers,
  'cmi.objectives.0.success_status': [successes, ['completed']],
  'cmi.objectives.0.completion_status': [completions, ['failed']],
  'cmi.objectives.0.progress_measure': [['0', '1'], ['half']],
  'cmi.objectives.0.description': localizedTexts,
  'cmi.progress_measure': [
    ['0', '0.5', '1'],
    ['half', ''],
  ],
  'cmi.score.scaled': [['-1', '1'], ['']],
  'cmi.score.raw': numbers,
  'cmi.score.min': numbers,
  'cmi.score.max': numbers,
  'cmi.session_time': [spans, noSpans],
  'cmi.success_status': [successes, ['', 'completed']],
  'cmi.suspend_data': [['', 'x'.repeat(1024 * 1024)], ['x'.repeat(1024 * 1024 + 1)]],
  'adl.nav.request': [
    [
      'continue',
      'previous',
      'exit',
      'exitAll',
      'abandon',
      'abandonAll',
      'suspendAll',
      '_none_',
      '{target=A}choice',
      '{target=A}jump',
    ],
    ['', 'next', 'choice', '{target=}choice'],
  ],
  'adl.data.0.store': texts,
};

/** Values out of range (407). */
const beyond: Readonly<Record<string, readonly string[]>> = {
  'cmi.score.scaled': ['1.01', '-2'],
  'cmi.objectives.0.score.scaled': ['1.01', '-1.5'],
  'cmi.progress_measure': ['-0.1', '1.1'],
  'cmi.objectives.0.progress_measure': ['2'],
  'cmi.learner_preference.audio_level': ['-1'],
  'cmi.learner_preference.delivery_speed': ['-0.5'],
};

const concrete = (pattern: string) => pattern.replaceAll(/\.n(?=\.)/g, '.0');
const { elements, children, collections } = dataModels['2004'];
const seeded: Record<string, string> = {
  'cmi.objectives.0.id': urn,
  'cmi.interactions.0.id': urn,
  'cmi.interactions.0.type': 'other',
  'cmi.interactions.0.objectives.0.id': urn,
  'cmi.interactions.0.correct_responses.0.pattern': 'x',
  'cmi.comments_from_learner.0.comment': 'x',
  'cmi.comments_from_lms.0.comment': 'x',
  'adl.data.0.id': 'urn:store:1',
};
const startOf = (name: string) => (name === 'cmi.objectives.0.id' ? {} : seeded);
const setCode = (name: string, value: string, values: Record<string, string>) => {
  const fault = dataModel({ version: '2004', values }).set(name, value);
  return fault === undefined ? 0 : codeOf('2004', fault);
};
const read = (name: string, values: Record<string, string> = {}) => {
  const answer = dataModel({ version: '2004', values }).read(name);
  return 'value' in answer ? answer.value : codeOf('2004', answer.fault);
};

test('has values for every element that a lesson may set', () => {
  const names = Object.entries(elements).filter(([, { access }]) => access !== 'read-only');
  expect(Object.keys(settable).toSorted()).toEqual(names.map(([name]) => concrete(name)).toSorted());
});

test.each(Object.entries(settable))('RTE 4.2: %s accepts its values and answers 406 to others', (name, [good, bad]) => {
  for (const value of good)
    expect([value.slice(0, 30), setCode(name, value, startOf(name))]).toEqual([value.slice(0, 30), 0]);
  for (const value of bad)
    expect([value.slice(0, 30), setCode(name, value, startOf(name))]).toEqual([value.slice(0, 30), 406]);
});

test.each(Object.entries(beyond))('RTE 4.2: %s answers 407 out of its range', (name, values) => {
  for (const value of values) expect([value, setCode(name, value, seeded)]).toEqual([value, 407]);
});

test.each(Object.entries(elements))('RTE 4.2: %s can be read and set as its access says', (pattern, element) => {
  if (pattern.startsWith('adl.nav.request_valid.')) return;
  const name = concrete(pattern);
  const value = settable[name]?.[0].at(-1) ?? '0.5';
  if (element.access === 'read-only') expect(setCode(name, value, seeded)).toBe(404);
  expect(read(name, { ...seeded, [name]: value })).toBe(element.access === 'write-only' ? 405 : value);
  if (element.access !== 'write-only' && !/\.n\./.test(pattern)) expect(read(name)).toBe(element.initial ?? 403);
});

test.each(Object.entries(elements).filter(([, { needs }]) => needs))(
  'RTE 4.2: %s depends on others (408)',
  (pattern) => {
    const name = concrete(pattern);
    const value = settable[name]?.[0][0] ?? '';
    expect(setCode(name, value, {})).toBe(408);
  },
);

test.each(Object.entries(children))('RTE 4.1.1.6: %s._children is a keyword', (pattern, value) => {
  const name = `${concrete(pattern)}._children`;
  expect([read(name, seeded), setCode(name, 'x', seeded)]).toEqual([value, 404]);
});

test.each([...collections])('RTE 4.1.1.4: %s._count counts, reading beyond it is 301 and setting 351', (pattern) => {
  const name = concrete(pattern);
  const element =
    Object.keys(elements)
      .map(concrete)
      .find((one) => one.startsWith(`${name}.0.`)) ?? '';
  const far = element.replace(`${name}.0.`, `${name}.7.`);
  const isReadOnly = elements[element.replaceAll('.0.', '.n.')]?.access === 'read-only';
  expect([read(`${name}._count`, seeded), setCode(`${name}._count`, '5', seeded)]).toEqual(['1', 404]);
  expect([read(far, seeded), setCode(far, urn, seeded)]).toEqual([301, isReadOnly ? 404 : 351]);
});

test.each([
  ['', 301, 351],
  ['cmi', 401, 401],
  ['cmi.score', 401, 401],
  ['adl', 401, 401],
  ['cmi.nada', 401, 401],
  ['cmi.location._children', 301, 404],
  ['cmi.score._count', 301, 404],
  ['cmi.objectives.00.id', 401, 401],
  ['cmi.core.lesson_status', 401, 401],
  ['cmi.__proto__', 401, 401],
  ['adl.nav.request_valid.choice', 301, 404],
  ['adl.nav.request_valid.exit', 401, 401],
])('RTE 3.1.7: reading %j is %s and setting it %s', (name, get, set) => {
  expect([read(name), setCode(name, 'x', {})]).toEqual([get, set]);
});
