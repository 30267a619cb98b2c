import { historyRowSchema } from './journey.schema.ts';

const row = {
  title: 'NR-10',
  enrollmentStatus: 'EXPIRED',
  nodeStatus: 'PUBLISHED',
  finishDate: null,
  validityDate: null,
  idEnrollment: 1,
  idContentItem: null,
  idCertificate: null,
  allowAccessUponCompletion: 0,
  grade: null,
  hasImpactEvaluation: 0,
  canOpen: 0,
  renewAt: null,
};

describe('row of the history', () => {
  it('reads the reply of a node of the version before, which names no page of a new enrolment', () => {
    expect(historyRowSchema.parse(row).enrolAgainAt).toBeNull();
  });

  it('keeps the page of a new enrolment', () => {
    expect(historyRowSchema.parse({ ...row, enrolAgainAt: 'nr-10' }).enrolAgainAt).toBe('nr-10');
  });
});
