import type { LessonSequencing, RequestAnswers } from '@shared-kit/contracts/sequencing';
import { requestAnswersOf } from './request-answers.ts';
import { lessonApi } from './scorm-api.ts';

type Evaluate = (start: LessonSequencing, data: Readonly<Record<string, string>>) => RequestAnswers;

/** Opens a lesson whose page has this engine; null when it has none. */
function open(evaluate: Evaluate | null) {
  const requests = requestAnswersOf({
    requestValid: { continue: 'false' },
    // The engine of these tests reads no tree.
    sequencing: evaluate && ({} as LessonSequencing),
    evaluate,
  });
  const { calls } = lessonApi({
    version: '2004',
    values: {},
    requestValid: (data) => requests.answers(data),
    onCommit: () => true,
    onTerminated: () => undefined,
  });
  calls['Initialize']?.('');
  const ask = () => calls['GetValue']?.('adl.nav.request_valid.continue');
  const set = (name: string, value: string) => expect(calls['SetValue']?.(name, value)).toBe('true');
  return { requests, ask, set };
}

test('SN 5.6: a lesson that sets a status learns at once which requests have become valid', () => {
  const evaluate = jest.fn<RequestAnswers, Parameters<Evaluate>>((_, data) => ({
    continue: data['cmi.success_status'] === 'passed' ? 'true' : 'false',
  }));
  const { ask, set } = open(evaluate);
  expect(ask()).toBe('false');
  set('cmi.success_status', 'passed');
  expect(ask()).toBe('true');
  set('cmi.location', 'p3');
  expect([ask(), ask()]).toEqual(['true', 'true']);
  expect(evaluate).toHaveBeenCalledTimes(2);
});

test('SN 5.6: without the engine, the answers are those of the newest commit that the server has', () => {
  const { requests, ask, set } = open(null);
  set('cmi.success_status', 'passed');
  expect(ask()).toBe('false');
  requests.update({ continue: 'true' });
  expect(ask()).toBe('true');
});
