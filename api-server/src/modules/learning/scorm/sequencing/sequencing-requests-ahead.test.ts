import { answersAhead, lessonSequencing, navigate, newState } from '@shared-kit/contracts/sequencing';
import { readManifest } from '../manifest/manifest.rules.ts';
import {
  delivery,
  flowOnly,
  manifestOf,
  objectives,
  other,
  pre,
  primary,
  rules,
  sco,
} from '../test/sequenced-course.ts';

const byContent = delivery({ completionSetByContent: true, objectiveSetByContent: true });
const writes = { targetObjectiveID: 'G', readSatisfiedStatus: false, writeSatisfiedStatus: true };

/** A test whose result opens the lesson after it. */
const manifest = manifestOf(
  [
    sco('Prova', byContent, objectives(primary('P', { maps: [writes] }))),
    sco(
      'Aula',
      objectives(primary('A'), other('O', { maps: [{ targetObjectiveID: 'G' }] })),
      rules(pre('disabled', ['O: not objectiveStatusKnown', 'O: not satisfied'], 'any')),
    ),
  ],
  [flowOnly],
);

function begun(globals = {}) {
  const { sequencing } = readManifest(manifest);
  if (!sequencing) throw new Error('the package has sequencing');
  const { tree } = sequencing;
  const random = () => 0;
  const { outcome, ...learner } = navigate(tree, { state: newState(tree, random), globals }, { kind: 'start' }, random);
  expect(outcome).toMatchObject({ kind: 'delivered', activity: 'Prova' });
  return { tree, learner };
}

test.each([
  [{}, 'false'],
  [{ 'cmi.success_status': 'passed' }, 'true'],
  [{ 'cmi.success_status': 'failed' }, 'false'],
  [{ 'cmi.objectives.0.id': 'P', 'cmi.objectives.0.success_status': 'passed' }, 'true'],
])('SN 5.6: after a lesson has set %j, continue is valid: %s', (data, expected) => {
  const { tree, learner } = begun();
  const start = lessonSequencing(tree, learner, 'Prova');
  expect(start && answersAhead(start, data, false)['continue']).toBe(expected);
});

test('RTE 4.2.8: once a lesson has set that its end ends the package, no other request is valid', () => {
  const { tree, learner } = begun();
  const start = lessonSequencing(tree, learner, 'Prova');
  const answers = start && answersAhead(start, { 'cmi.success_status': 'passed' }, true);
  expect(new Set(Object.values(answers ?? {}))).toEqual(new Set(['false']));
});

test('the page of a lesson gets only the global objectives that its package names', () => {
  const known = { satisfied: true, measure: null, raw: null, min: null, max: null, completed: null, progress: null };
  const { tree, learner } = begun({ G: known, outroPacote: known });
  expect(Object.keys(lessonSequencing(tree, learner, 'Prova')?.learner.globals ?? {})).toEqual(['G']);
});

test('a package that is too long is not sent to the page of a lesson', () => {
  const { tree, learner } = begun();
  const long = { ...tree, root: { ...tree.root, title: 'a'.repeat(128 * 1024) } };
  expect(lessonSequencing(long, learner, 'Prova')).toBeNull();
});
