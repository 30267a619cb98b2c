import { evaluationProgress, questionnaireStatus } from './questionnaire-state.rules.ts';

const open = { finishDate: null, grade: null, passed: false };
const failed = { finishDate: new Date(), grade: 40, passed: false };
const passed = { finishDate: new Date(), grade: 90, passed: true };

test.each([
  ['a reaction not started', 'REACTION', [], 'NOT_ATTEMPTED', 0],
  ['a reaction started', 'REACTION', [open], 'IN_PROGRESS', 50],
  ['a reaction sent', 'REACTION', [{ ...open, finishDate: new Date() }], 'COMPLETED', 100],
] as const)('maps %s to its status and progress [B4.2-10]', (_, type, attempts, status, progress) => {
  expect(evaluationProgress(type, attempts)).toEqual({ status, progress });
});

test('maps a started knowledge evaluation to 50, a passed or failed one to 100 [B4.2-11] [B4.2-12] [B4.2-13]', () => {
  expect(evaluationProgress('KNOWLEDGE', [open])).toEqual({ status: 'IN_PROGRESS', progress: 50 });
  expect(evaluationProgress('KNOWLEDGE', [passed])).toEqual({ status: 'PASSED', progress: 100 });
  expect(evaluationProgress('KNOWLEDGE', [failed])).toEqual({ status: 'FAILED', progress: 100 });
  expect(evaluationProgress('KNOWLEDGE', [{ ...failed, grade: null }])).toEqual({ status: 'FAILED', progress: 100 });
});

test('keeps the progress when a new try starts', () => {
  expect(evaluationProgress('KNOWLEDGE', [passed, open])).toEqual({ status: 'PASSED', progress: 100 });
  expect(evaluationProgress('KNOWLEDGE', [passed, failed])).toEqual({ status: 'PASSED', progress: 100 });
  expect(evaluationProgress('KNOWLEDGE', [failed, open])).toEqual({ status: 'FAILED', progress: 100 });
});

test('reports a questionnaire as pending, finished, or expired by its clock', () => {
  expect(questionnaireStatus({ finishDate: null, timedOut: false })).toBe('PENDING');
  expect(questionnaireStatus({ finishDate: new Date(), timedOut: false })).toBe('FINISHED');
  expect(questionnaireStatus({ finishDate: new Date(), timedOut: true })).toBe('EXPIRED');
});
