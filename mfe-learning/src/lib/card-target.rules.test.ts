import { aContent, aTraining, anEvaluation, anImage, lockedBy } from '../test/card-factory.ts';
import { blockerTarget, cardStateOf, cardTarget } from './card-target.rules.ts';

const place = { idEnrollment: 7, idUser: 3, nodeCode: 'nr-10', idNodeEnrollment: 9 };
const steps = { done: 0, total: 1, minutesLeft: null, next: null, commentsMissing: 0, hasCertificate: 0 } as const;
const enrollment = {
  idEnrollment: 12,
  status: 'IN_PROGRESS',
  progress: 10,
  canReenroll: 0,
  validUntil: null,
  steps,
} as const;

describe('the target of a card', () => {
  test('the target of a card is the catalog page for a catalog', () => {
    expect(cardTarget(aTraining({ nodeCode: 'seguranca', nodeType: 'ORGANIZATION' }))).toBe('/catalog/seguranca');
  });

  test('the target of a card is the level page for a training with an enrolment and the cover page otherwise [B2.1-02]', () => {
    expect(cardTarget(aTraining({ nodeCode: 'nr-10', enrollment }))).toBe('/level/12');
    expect(cardTarget(aTraining({ nodeCode: 'nr-10' }))).toBe('/catalog/nr-10');
    expect(
      cardTarget(aTraining({ nodeCode: 'nr-10', enrollment: { ...enrollment, status: 'EXPIRED', canReenroll: 1 } })),
    ).toBe('/catalog/nr-10');
  });

  test('the target of a card is the free viewer for a content of a public page [B2.1-07]', () => {
    expect(cardTarget(aContent({ idContentItem: 41 }))).toBe('/contentNode/41');
  });

  test('the target of a card is the viewer of the enrolment for a content inside it [B2.1-08]', () => {
    expect(cardTarget(aContent({ idContentItem: 41, title: 'Os riscos' }), place)).toBe(
      '/contentNode/41/9/7/3/Os%20riscos',
    );
  });

  test('the target of a card is the lesson list for a SCORM content, inside and outside an enrolment [B2.6-12]', () => {
    expect(cardTarget(aContent({ idContentItem: 41, idContentType: 26 }), place)).toBe('/lms/7/41/9/0');
    expect(cardTarget(aContent({ idContentItem: 41, idContentType: 26 }))).toBe('/lms/0/41/0');
  });

  test('the target of a card is the questionnaire for an evaluation and the level page for a level', () => {
    expect(cardTarget(anEvaluation({ idEvaluation: 5 }), place)).toBe('/evaluations/7/5');
    expect(cardTarget(aTraining({ nodeCode: 'modulo-1' }), place)).toBe('/level/7/modulo-1');
  });

  test('the target of a card is the link of an image, or none', () => {
    expect(cardTarget(anImage({ link: '/catalog/nr-10' }))).toBe('/catalog/nr-10');
    expect(cardTarget(anImage())).toBeUndefined();
  });
});

test('returns the state of a card [B4.3-16]', () => {
  expect(cardStateOf(aTraining({ nodeType: 'ORGANIZATION' }), undefined)).toBe('isCatalog');
  expect(cardStateOf(aContent(), undefined)).toBe('freeContent');
  expect(cardStateOf(aContent(), place)).toBe('isNodeEnrollment');
  expect(cardStateOf(aTraining({ enrollment }), undefined)).toBe('isEnrollment');
  expect(cardStateOf(aTraining(), undefined)).toBe('canEnrollment');
  expect(cardStateOf(aTraining({ enrollment: { ...enrollment, canReenroll: 1 } }), undefined)).toBe('re-enroll');
});

test('returns the target of what has to be done first', () => {
  const { blockedBy } = lockedBy('Os riscos', 41);
  if (!blockedBy) throw new Error('a sequence lock has it');
  expect(blockerTarget(blockedBy, place)).toBe('/contentNode/41/9/7/3/Os%20riscos');
  expect(blockerTarget({ ...blockedBy, nodeCode: 'modulo-1' }, place)).toBe('/level/7/modulo-1');
  expect(blockerTarget({ ...blockedBy, elementType: 'EVALUATION', idContentItem: null, idEvaluation: 5 }, place)).toBe(
    '/evaluations/7/5',
  );
});
