import { codeOf, dataModel, dataModels } from './index.ts';
import { beyond2004 as beyond, urn, values2004 as settable } from './test/values-2004.ts';

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
