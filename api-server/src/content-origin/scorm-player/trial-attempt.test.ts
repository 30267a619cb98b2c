import { readManifest } from '../../modules/learning/scorm/manifest/manifest.rules.ts';
import {
  flow,
  flowOnly,
  manifestOf,
  objectives,
  pre,
  primary,
  rules,
  sco,
} from '../../modules/learning/scorm/test/sequenced-course.ts';
import { trialAttempt } from './trial-attempt.ts';
import type { TrialStep } from './trial-attempt.ts';

const OWN = ['cmi.exit', 'cmi.entry', 'cmi.total_time', 'cmi.session_time', 'adl.nav.'];

function begin(manifest: string) {
  const { sequencing } = readManifest(manifest);
  if (!sequencing) throw new Error('the package has no sequencing');
  const lessons = ['A', 'B', 'C'].map((identifier) => ({
    identifier,
    title: `Lição ${identifier}`,
    launchUrl: `https://v1.example.com/${identifier}`,
    lessonUrl: 'https://v1.example.com/lesson',
    cmi: { 'cmi.entry': 'ab-initio', 'cmi.total_time': 'PT0H0M0S', 'cmi.learner_id': '7' },
  }));
  const trial = trialAttempt({ tree: sequencing.tree, lessons, own: OWN }, () => 0);
  const startOf = (id: string) => {
    const lesson = lessons.find(({ identifier }) => identifier === id);
    if (!lesson) throw new Error(`${id} is no lesson`);
    return trial.start(lesson);
  };
  const report = (cmi: Record<string, string>, { terminated = true, sessionTime = 30 } = {}) =>
    trial.report({ sequence: 1, cmi, sessionTime, terminated });
  return { trial, startOf, report };
}

const result = ({ outcome, lesson }: TrialStep) => lesson?.identifier ?? outcome;

const three = (...parts: string[]) => manifestOf([sco('A'), sco('B'), sco('C')], parts);

test('SB.2.12 a preview begins at the first lesson and goes on in the order of the package', () => {
  const { trial } = begin(three(flowOnly));
  expect([trial.step('open'), trial.step('continue'), trial.step('previous')].map(result)).toEqual(['A', 'B', 'A']);
});

test('SB.2.9 an item that is closed to choice is refused with the exception of the book, and the lesson stays', () => {
  const { trial } = begin(three(flowOnly));
  trial.step('open');
  expect(trial.choose('C')).toMatchObject({ outcome: 'refused', exception: 'NB.2.1-10', lesson: null });
  expect(trial.view().contents.map(({ id, isCurrent, isOpen }) => [id, isCurrent, isOpen])).toEqual([
    ['A', true, false],
    ['B', false, false],
    ['C', false, false],
  ]);
  expect(result(trial.step('continue'))).toBe('B');
});

test('SN 3.4.2 a pre-condition on what an earlier lesson has reported decides what follows', () => {
  const skipping = manifestOf(
    [
      sco('A', objectives(primary('P', { maps: [{ targetObjectiveID: 'G', writeSatisfiedStatus: true }] }))),
      sco(
        'B',
        objectives(primary('P', { maps: [{ targetObjectiveID: 'G', readSatisfiedStatus: true }] })),
        rules(pre('skip', ['satisfied'])),
      ),
      sco('C'),
    ],
    [flow],
  );
  const { trial, report } = begin(skipping);
  trial.step('open');
  report({ 'cmi.success_status': 'passed', 'cmi.completion_status': 'completed' });
  expect(result(trial.step('continue'))).toBe('C');
});

test('RTE 4.2.8 a suspended lesson resumes with its data and time, and a new attempt begins without them', () => {
  const { trial, startOf, report } = begin(three(flow));
  trial.step('open');
  report({ 'cmi.location': 'p3', 'cmi.exit': 'suspend' });
  expect(result(trial.step('leave'))).toBe('ended');
  expect(trial.view()).toMatchObject({ isSuspended: true });
  expect(trial.step('open')).toMatchObject({ isNew: false, lesson: { identifier: 'A' } });
  expect(startOf('A').cmi).toMatchObject({
    'cmi.entry': 'resume',
    'cmi.location': 'p3',
    'cmi.total_time': 'PT0H0M30S',
    'cmi.learner_id': '7',
  });
  expect(startOf('A').cmi).not.toHaveProperty('cmi.exit');
  report({ 'cmi.location': 'p4', 'cmi.exit': 'normal' });
  expect(trial.choose('A')).toMatchObject({ isNew: true });
  expect(startOf('A').cmi).toMatchObject({ 'cmi.entry': 'ab-initio', 'cmi.total_time': 'PT0H0M0S' });
  expect(startOf('A').cmi).not.toHaveProperty('cmi.location');
});

test('RTE 4.2.8 a lesson that logs out ends the package, whatever is asked for then', () => {
  const { trial, report } = begin(three(flow));
  trial.step('open');
  report({ 'cmi.exit': 'logout' });
  expect(result(trial.step('continue'))).toBe('ended');
});

test('SN 4.6 the result of the package is rolled up from what the lessons have reported', () => {
  const { trial, report } = begin(three(flow));
  for (const request of ['open', 'continue', 'continue']) {
    trial.step(request);
    report({ 'cmi.success_status': 'passed', 'cmi.completion_status': 'completed', 'cmi.score.scaled': '0.8' });
  }
  expect(trial.view()).toMatchObject({ status: 'PASSED', grade: 80 });
});

test('SN 5.6: a lesson gets the answers to the requests that are valid when it begins', () => {
  const { trial, startOf } = begin(three(flowOnly));
  trial.step('open');
  expect(startOf('A').requestValid).toMatchObject({
    continue: 'true',
    previous: 'false',
    'choice.{target=C}': 'false',
  });
});

test('a request that SCORM does not have is refused and changes nothing', () => {
  const { trial } = begin(three(flow));
  trial.step('open');
  expect(trial.step('_wrong_')).toMatchObject({ outcome: 'refused', exception: null });
  expect(result(trial.step('continue'))).toBe('B');
});

test.each([
  ['false', undefined],
  ['true', 'x'],
])('CAM 3.4 sharedDataGlobalToSystem %s: another attempt on the package finds the store as %s', (isGlobal, found) => {
  const store = { item: '<adlcp:data><adlcp:map targetID="notas"/></adlcp:data>' };
  const scope = { attributes: `adlcp:sharedDataGlobalToSystem="${isGlobal}"` };
  const { trial, startOf, report } = begin(manifestOf([sco('A', store), sco('B', store)], [flow, scope]));
  trial.step('open');
  report({ 'adl.data.0.store': 'x' });
  trial.step('continue');
  expect(startOf('B').cmi['adl.data.0.store']).toBe('x');
  trial.step('exitAll');
  trial.step('open');
  expect(startOf('A').cmi['adl.data.0.store']).toBe(found);
});
