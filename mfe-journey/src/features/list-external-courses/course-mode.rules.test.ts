import { modeOf, noticeOf } from './course-mode.rules.ts';

test.each([
  ['PENDING', false, 'edit'],
  ['REJECTED', false, 'resend'],
  ['REJECTED', true, 'view'],
  ['APPROVED', false, 'view'],
  ['CANCELED', false, 'view'],
] as const)('%s (resubmitted: %s) is for: %s [B4.8-02] [B4.8-04] [B4.8-06]', (status, hasResubmission, mode) => {
  expect(modeOf({ status, hasResubmission })).toBe(mode);
});

test('the mode without a course is register', () => {
  expect(modeOf(undefined)).toBe('register');
});

test('only a rejected course has a notice: resend it, wait, or see the answer to the resubmission [B4.8-07] [B4.8-08] [B4.8-09]', () => {
  const notice = (hasResubmission: boolean, resubmissionStatus: 'PENDING' | 'APPROVED' | null) =>
    noticeOf({ status: 'REJECTED', hasResubmission, resubmissionStatus });
  expect(notice(false, null)).toBe('Esta solicitação foi rejeitada. Edite os dados e reenvie para uma nova análise.');
  expect(notice(true, 'PENDING')).toBe(
    'Esta solicitação foi rejeitada e você já a reenviou. Aguarde a análise do reenvio.',
  );
  expect(notice(true, 'APPROVED')).toBe(
    'Esta solicitação foi rejeitada e você já a reenviou. O reenvio já foi respondido: veja o resultado na lista.',
  );
  expect(noticeOf({ status: 'APPROVED', hasResubmission: false, resubmissionStatus: null })).toBeUndefined();
});
