import { better, contentOutcome, outcomeOf } from './sco-outcome.rules.ts';
import type { Cmi, Outcome } from './sco-outcome.rules.ts';

const of12 = (status: string, raw = ''): Cmi => ({ 'cmi.core.lesson_status': status, 'cmi.core.score.raw': raw });
const of2004 = (completion: string, success = '', scaled = ''): Cmi => ({
  'cmi.completion_status': completion,
  'cmi.success_status': success,
  'cmi.score.scaled': scaled,
});
const none = { mastery_score: null, completion_threshold: null, is_tracked: true, completes_itself: false };

test.each<[Cmi, number | null, boolean, string, number | null]>([
  [of12('passed', '80'), null, false, 'PASSED', 80],
  [of12('completed'), null, false, 'COMPLETED', null],
  [of12('failed', '20'), null, true, 'FAILED', 20],
  [of12('incomplete', '90'), 70, true, 'INCOMPLETE', 90],
  [of12('browsed'), null, true, 'INCOMPLETE', null],
  [of12('not attempted'), null, false, 'IN_PROGRESS', null],
  [of12('not attempted'), null, true, 'COMPLETED', null],
  [{ ...of12(''), 'cmi.core.exit': 'suspend' }, null, true, 'INCOMPLETE', null],
  [{ ...of12('not attempted', '80'), 'cmi.core.exit': 'suspend' }, 70, true, 'INCOMPLETE', 80],
  [of12('completed', '69'), 70, false, 'FAILED', 69],
  [of12('failed', '70'), 70, false, 'PASSED', 70],
  [{ ...of12('completed', '3'), 'cmi.core.score.min': '0', 'cmi.core.score.max': '4' }, 70, true, 'PASSED', 75],
])('maps 1.2 data %j with mastery %s, ended %s, to %s with %s', (cmi, masteryScore, ended, status, grade) =>
  expect(outcomeOf('1.2', cmi, { ...none, mastery_score: masteryScore }, ended)).toEqual({ status, grade }),
);

test.each<[Cmi, number | null, boolean, string, number | null]>([
  [of2004('completed', 'passed', '0.9'), null, false, 'PASSED', 90],
  [of2004('completed', 'failed', '0.2'), null, false, 'FAILED', 20],
  [of2004('completed'), null, false, 'COMPLETED', null],
  [of2004('incomplete', 'passed', '0.9'), null, true, 'INCOMPLETE', 90],
  [of2004('unknown', 'unknown'), null, false, 'IN_PROGRESS', null],
  [of2004('unknown', 'unknown'), null, true, 'COMPLETED', null],
  [{ ...of2004('unknown'), 'cmi.exit': 'suspend' }, null, true, 'IN_PROGRESS', null],
  [of2004('completed', 'passed', '0.6'), 70, false, 'FAILED', 60],
  [of2004('unknown', '', '0.1'), 70, false, 'IN_PROGRESS', 10],
])('maps 2004 data %j with mastery %s, ended %s, to %s with %s', (cmi, masteryScore, ended, status, grade) =>
  expect(outcomeOf('2004', cmi, { ...none, mastery_score: masteryScore }, ended)).toEqual({ status, grade }),
);

test.each<[Cmi, Partial<typeof none>, string, number | null]>([
  [of2004('unknown', 'unknown'), { completes_itself: true }, 'IN_PROGRESS', null],
  [of2004('', ''), { completes_itself: true }, 'IN_PROGRESS', null],
  [of2004('completed', 'passed', '0.9'), { completes_itself: true }, 'PASSED', 90],
  [of2004('completed', 'passed', '0.9'), { is_tracked: false }, 'IN_PROGRESS', null],
  [of2004('', ''), { is_tracked: false }, 'IN_PROGRESS', null],
])('maps the end of a 2004 lesson with %j and the delivery controls %j to %s with %s', (cmi, controls, status, grade) =>
  expect(outcomeOf('2004', cmi, { ...none, ...controls }, true)).toEqual({ status, grade }),
);

test("lets a 2004 completion threshold override the lesson's own status", () => {
  const threshold = { ...none, completion_threshold: 0.8 };
  expect(outcomeOf('2004', { ...of2004('completed'), 'cmi.progress_measure': '0.5' }, threshold, true).status).toBe(
    'INCOMPLETE',
  );
  expect(outcomeOf('2004', { ...of2004('incomplete'), 'cmi.progress_measure': '0.8' }, threshold, false).status).toBe(
    'COMPLETED',
  );
});

const outcome = (status: Outcome['status'], grade: number | null = null): Outcome => ({ status, grade });

test('keeps a completion, keeps a failure until it is made good, and keeps the best grade', () => {
  expect(better(outcome('PASSED', 80), outcome('FAILED', 10))).toEqual(outcome('PASSED', 80));
  expect(better(outcome('FAILED', 30), outcome('INCOMPLETE', 60))).toEqual(outcome('FAILED', 60));
  expect(better(outcome('FAILED', 30), outcome('PASSED', 90))).toEqual(outcome('PASSED', 90));
});

test('completes the content with its last lesson unless a lesson was failed [B4.5-07]', () => {
  expect(contentOutcome([outcome('NOT_ATTEMPTED'), outcome('COMPLETED')])).toEqual(outcome('COMPLETED'));
  expect(contentOutcome([outcome('FAILED', 20), outcome('PASSED', 90)])).toEqual(outcome('FAILED', 55));
  expect(contentOutcome([outcome('COMPLETED'), outcome('IN_PROGRESS')]).status).toBe('IN_PROGRESS');
  expect(contentOutcome([outcome('NOT_ATTEMPTED'), outcome('NOT_ATTEMPTED')]).status).toBe('NOT_ATTEMPTED');
});
