import { codeOf, dataModel, dataModels } from './index.ts';
import { values12 as settable } from './test/values-1-2.ts';

const concrete = (pattern: string) => pattern.replaceAll('.n', '.0');
const { elements, children, collections } = dataModels['1.2'];
const model = (values: Record<string, string> = {}) => dataModel({ version: '1.2', values });
const setCode = (name: string, value: string, values = {}) => {
  const fault = model(values).set(name, value);
  return fault === undefined ? 0 : codeOf('1.2', fault);
};
const read = (name: string, values = {}) => {
  const answer = model(values).read(name);
  return 'value' in answer ? answer.value : codeOf('1.2', answer.fault);
};

test('has values for every element that a lesson may set', () => {
  const names = Object.entries(elements).filter(([, { access }]) => access !== 'read-only');
  expect(Object.keys(settable).toSorted()).toEqual(names.map(([name]) => concrete(name)).toSorted());
});

test.each(Object.entries(settable))(
  'RTE 1.2, 3.4: %s accepts its values and answers 405 to others',
  (name, [good, bad]) => {
    for (const value of good) expect([value.slice(0, 20), setCode(name, value)]).toEqual([value.slice(0, 20), 0]);
    for (const value of bad) expect([value.slice(0, 20), setCode(name, value)]).toEqual([value.slice(0, 20), 405]);
  },
);

test.each(Object.entries(elements))('RTE 1.2, 3.4: %s can be read and set as its access says', (pattern, element) => {
  const name = concrete(pattern);
  const value = settable[name]?.[0].at(0) ?? 'x';
  if (element.access === 'read-only') expect(setCode(name, value)).toBe(403);
  expect(read(name, { [name]: value })).toBe(element.access === 'write-only' ? 404 : value);
});

test.each(Object.entries(children))('RTE 1.2, 3.4: %s._children is a keyword', (pattern, value) => {
  const name = `${concrete(pattern)}._children`;
  const existing = { 'cmi.objectives.0.id': 'O1' };
  expect([read(name, existing), setCode(name, 'x')]).toEqual([value, 402]);
});

test.each([...collections])('RTE 1.2, 3.4: %s._count counts, and an index beyond it is 201', (pattern) => {
  const name = concrete(pattern);
  const element = Object.keys(settable).find((one) => one.startsWith(`${name}.0.`)) ?? '';
  const start = { [element]: settable[element]?.[0].at(-1) ?? '', 'cmi.interactions.0.id': 'q' };
  expect([read(`${name}._count`, start), setCode(`${name}._count`, '5')]).toEqual(['1', 402]);
  const beyond = element.replace(`${name}.0.`, `${name}.7.`);
  expect([setCode(beyond, 'x', start), read(beyond, start)]).toEqual([201, 201]);
});

test('starts with the values of the book', () => {
  expect(
    ['lesson_status', 'total_time', 'credit', 'lesson_mode', 'lesson_location', 'score.raw'].map((name) =>
      read(`cmi.core.${name}`),
    ),
  ).toEqual(['not attempted', '0000:00:00', 'credit', 'normal', '', '']);
  expect([read('cmi._version'), read('cmi.objectives._count')]).toEqual(['3.4', '0']);
});

test.each([
  ['', 201, 201],
  ['cmi', 401, 401],
  ['cmi.core', 401, 401],
  ['cmi.interactions', 401, 401],
  ['cmi.nada', 401, 401],
  ['cmi.core.lesson_status._children', 202, 402],
  ['cmi.core._count', 203, 402],
  ['cmi.objectives.00.id', 401, 401],
  ['cmi.objectives.-1.id', 401, 401],
  ['cmi.objectives.1.5.id', 401, 401],
  ['cmi.__proto__.x', 401, 401],
  ['constructor', 401, 401],
  ['toString', 401, 401],
  ['adl.nav.request', 401, 401],
  ['cmi.completion_status', 401, 401],
])('RTE 1.2, 3.3.5: reading %j is %s and setting it %s', (name, get, set) => {
  expect([read(name), setCode(name, 'x')]).toEqual([get, set]);
});

test('no name replaces a part of the model', () => {
  const one = model({ 'cmi.core.lesson_location': 'p1', 'cmi.suspend_data': 'abc' });
  for (const name of ['cmi', 'cmi.core', 'cmi.interactions', 'cmi.objectives', 'cmi.core.score', 'adl', '__proto__'])
    expect([name, one.set(name, '{}')]).toEqual([name, 'unknown']);
  expect(one.snapshot()).toEqual({ 'cmi.core.lesson_location': 'p1', 'cmi.suspend_data': 'abc' });
});
