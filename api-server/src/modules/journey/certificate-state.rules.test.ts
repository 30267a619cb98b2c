import { certificateState, laterCompletions } from './certificate-state.rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const [before, after] = [new Date('2026-11-23T11:59:59Z'), new Date('2026-11-23T12:00:01Z')];
const valid = { valid_until: null, revoked_at: null };

describe('state of a certificate', () => {
  test.each([
    ['valid without an end', valid, false, 'valid'],
    ['valid until its last moment', { ...valid, valid_until: after }, false, 'valid'],
    ['expired after it', { ...valid, valid_until: before }, false, 'expired'],
    ['superseded by a later one, also when it has ended', { ...valid, valid_until: before }, true, 'superseded'],
    ['revoked before anything else', { valid_until: before, revoked_at: before }, true, 'revoked'],
  ])('state of a certificate is %s', (_, certificate, isSuperseded, state) => {
    expect(certificateState(certificate, { isSuperseded, now })).toBe(state);
  });
});

describe('later completions', () => {
  const completion = (idEnrollment: number, nodeCode: string, finishDate: Date | null) => ({
    idEnrollment,
    nodeCode,
    finishDate,
  });
  const all = [
    completion(1, 'nr-10', before),
    completion(2, 'nr-10', after),
    completion(3, 'nr-35', after),
    completion(4, 'nr-10', null),
  ];
  test('later completions are finished enrolments in the same training only', () =>
    expect(laterCompletions(1, all)).toEqual([2]));
  test('do not exist for the last one, an unfinished one and an unknown one', () => {
    for (const id of [2, 4, 9]) expect(laterCompletions(id, all)).toEqual([]);
  });
});
