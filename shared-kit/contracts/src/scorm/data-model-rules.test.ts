import { codeOf, dataModel, faultsInData, isOfLesson } from './index.ts';
import type { ModelStart } from './index.ts';
import { secondPatterns } from './test/interaction-cases-2004.ts';

const model = (values: Record<string, string> = {}, more: Partial<ModelStart> = {}) => {
  const one = dataModel({ version: '2004', values, ...more });
  return {
    ...one,
    read(name: string) {
      const answer = one.read(name);
      return 'value' in answer ? answer.value : codeOf('2004', answer.fault);
    },
    set(name: string, value: string) {
      const fault = one.set(name, value);
      return fault === undefined ? 0 : codeOf('2004', fault);
    },
  };
};

test('RTE 4.2.17: objectives have distinct ids, which do not change', () => {
  const one = model({ 'cmi.objectives.0.id': 'A' });
  expect([one.set('cmi.objectives.1.id', 'A'), one.set('cmi.objectives.0.id', 'B')]).toEqual([351, 351]);
  expect([one.set('cmi.objectives.0.id', 'A'), one.set('cmi.objectives.1.id', 'B')]).toEqual([0, 0]);
  expect(one.read('cmi.objectives._count')).toBe('2');
});

test('RTE 4.2.9: an interaction names each objective once, and interactions may repeat an id', () => {
  const one = model({ 'cmi.interactions.0.id': 'q', 'cmi.interactions.0.objectives.0.id': 'A' });
  expect([one.set('cmi.interactions.0.objectives.1.id', 'A'), one.set('cmi.interactions.1.id', 'q')]).toEqual([351, 0]);
});

test.each([...secondPatterns])(
  'RTE 4.2.9.1: a second pattern of %s, %s and %s, answers %s',
  (type, first, second, code) => {
    const one = model({ 'cmi.interactions.0.id': 'q', 'cmi.interactions.0.type': type });
    expect(one.set('cmi.interactions.0.correct_responses.0.pattern', first)).toBe(0);
    expect(one.set('cmi.interactions.0.correct_responses.1.pattern', second)).toBe(code);
  },
);

test('RTE 4.2.4.1: the completion threshold decides over the status that the lesson has set', () => {
  const one = model({ 'cmi.completion_threshold': '0.8', 'cmi.completion_status': 'completed' });
  expect(one.read('cmi.completion_status')).toBe('unknown');
  one.set('cmi.progress_measure', '0.79');
  expect(one.read('cmi.completion_status')).toBe('incomplete');
  one.set('cmi.progress_measure', '0.8');
  expect(one.read('cmi.completion_status')).toBe('completed');
});

test('RTE 4.2.22.1: the passing score decides over the status that the lesson has set', () => {
  const one = model({ 'cmi.scaled_passing_score': '0.5', 'cmi.success_status': 'passed' });
  expect(one.read('cmi.success_status')).toBe('unknown');
  one.set('cmi.score.scaled', '0.4');
  expect(one.read('cmi.success_status')).toBe('failed');
});

test('RTE 4.3: shared stores can be read and set as the manifest allows, and no store is added', () => {
  const values = { 'adl.data.0.id': 'a', 'adl.data.0.store': 'x', 'adl.data.1.id': 'b', 'adl.data.1.store': 'y' };
  const one = model(values, {
    stores: [
      { canRead: true, canWrite: false },
      { canRead: false, canWrite: true },
    ],
  });
  expect([one.read('adl.data.0.store'), one.set('adl.data.0.store', 'z')]).toEqual(['x', 404]);
  expect([one.read('adl.data.1.store'), one.set('adl.data.1.store', 'z')]).toEqual([405, 0]);
  expect([one.set('adl.data.2.store', 'z'), one.read('adl.data._count')]).toEqual([351, '2']);
});

test('SN 5.6: answers which navigation requests are valid as the server says', () => {
  const one = model({}, { requestValid: () => ({ continue: 'true', 'choice.{target=A}': 'false' }) });
  expect(
    ['continue', 'previous', 'choice.{target=A}', 'jump.{target=B}'].map((name) =>
      one.read(`adl.nav.request_valid.${name}`),
    ),
  ).toEqual(['true', 'unknown', 'false', 'unknown']);
});

test('a snapshot holds what a lesson may set, and the ids of shared stores', () => {
  const one = model({ 'cmi.learner_id': '7', 'cmi.location': 'p1', 'cmi.nada': 'x', 'adl.data.0.id': 'a' });
  expect(one.snapshot()).toEqual({ 'cmi.location': 'p1', 'adl.data.0.id': 'a' });
  expect([isOfLesson('2004', 'cmi.exit'), isOfLesson('2004', 'cmi.learner_id')]).toEqual([true, false]);
});

test("names the elements of a lesson's data that the data model does not have, or not with such a value", () => {
  expect(
    faultsInData('2004', {
      'cmi.location': 'p1',
      'cmi.learner_id': '7',
      'cmi.interactions.0.id': 'q',
      'cmi.interactions.0.type': 'true-false',
      'cmi.interactions.0.learner_response': 'maybe',
      'cmi.score.scaled': '2',
      'cmi.core.exit': 'suspend',
      cmi: '{}',
      'cmi.objectives._count': '3',
    }),
  ).toEqual([
    'cmi.interactions.0.learner_response',
    'cmi.score.scaled',
    'cmi.core.exit',
    'cmi',
    'cmi.objectives._count',
  ]);
});
