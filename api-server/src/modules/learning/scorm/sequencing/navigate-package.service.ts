import { choiceStep, isGoingOn, packageStep, settledLearner, suspendedEnded } from '@shared-kit/contracts/sequencing';
import type { PackagePlace, PackageStep } from '@shared-kit/contracts/sequencing';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../../platform/errors.ts';
import { beginLessonAttempt } from '../core/begin-attempt.service.ts';
import { rollUpPackage } from './roll-up-package.service.ts';
import { scoEnrollments } from '../core/sco-enrollment.repository.ts';
import type { RegistrationPlace } from '../core/sco-registration.repository.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';
import { nodeEnrollmentOf } from '../core/scorm-place.policy.ts';
import type { ScormPlace } from '../core/scorm-place.policy.ts';
import { findSequenced, lockSequenced, random, saveSequenced } from './sequenced-package.service.ts';
import type { SequencedPackage } from './sequenced-package.service.ts';

export interface Moved {
  readonly kind: 'delivered' | 'ended' | 'waiting';
  /** Lesson to open; null when none is delivered. */
  readonly idSco: number | null;
  readonly moves: number;
}

/**
 * Carries out a request in a sequenced package: `open` begins or resumes it, `leave` leaves it so that it can be
 * resumed, and others are those of SCORM. Refused when a step was carried out since `moves`: by another window, or by the
 * same request, whose reply was lost.
 */
export async function navigatePackage(
  db: TenantDb,
  place: ScormPlace,
  { request, moves }: { request: string; moves?: number | undefined },
  now: Date,
): Promise<Moved> {
  const before = await lockPlace(db, place, now);
  expectOpen(place, before);
  if (!before) throw refuse('learning.scorm-not-sequenced', 409, 'Este pacote não tem sequência.');
  if (moves !== undefined && moves !== before.moves) {
    const message = 'Este passo já foi dado, nesta ou em outra janela. Abra o conteúdo novamente para continuar.';
    throw refuse('learning.scorm-moved-on', 409, message);
  }
  const unpacked = await scormPackages(db).find(place.content.idContentItem);
  if (unpacked && request !== 'leave') expectAttemptLeft(before, unpacked);
  const isAnew = request === 'open' && unpacked !== undefined && beginsAnew(before, unpacked);
  const from = isAnew ? { ...before, learner: suspendedEnded(placeOf(before)) } : before;
  const moved = await carryOut(db, from, request, now);
  await rollUpPackage(db, place, now);
  return moved;
}

/**
 * Delivers this lesson: the current one as it is while its attempt goes on, a suspended one to be resumed, any other one as
 * chosen. Null when it can't be.
 */
export async function deliverLesson(
  db: TenantDb,
  before: SequencedPackage,
  id: string,
  now: Date,
): Promise<{ readonly moves: number } | null> {
  const learner = settledLearner(placeOf(before));
  const { state } = learner;
  // An attempt that has ended does not go on (decision 695): choosing the lesson begins another one.
  if (state.current === id && isGoingOn(state))
    return state.ended === null
      ? before
      : saveSequenced(
          db,
          before,
          { learner: { ...learner, state: { ...state, ended: null } }, moves: before.moves },
          now,
        );
  const step = choiceStep(placeOf(before), id);
  if (step.outcome.kind !== 'delivered' || step.outcome.activity !== id) return null;
  return save(db, before, step, now);
}

export async function lockPlace(db: TenantDb, place: ScormPlace, now: Date): Promise<SequencedPackage | null> {
  return lockSequenced(db, registrationPlace(place), await scormPackages(db).find(place.content.idContentItem), now);
}

export async function findPlace(db: TenantDb, place: ScormPlace): Promise<SequencedPackage | null> {
  return findSequenced(db, registrationPlace(place), await scormPackages(db).find(place.content.idContentItem));
}

function registrationPlace(place: ScormPlace): RegistrationPlace {
  const { idUser, content } = place;
  return { idUser, idContentItem: content.idContentItem, idNodeEnrollment: nodeEnrollmentOf(place) };
}

/**
 * Refuses a training that its completion has closed, unless the person is still in the middle of a package that orders
 * its lessons: it may complete the training before its last lesson.
 */
export function expectOpen({ closed }: ScormPlace, sequenced: SequencedPackage | null): void {
  if (closed && (sequenced?.learner.state.current ?? null) === null) throw closed;
}

/** Refuses to begin a package that the person has begun as often as its content allows. Running and suspended attempts go on. */
export function expectAttemptLeft(
  { tree, learner: { state } }: SequencedPackage,
  { max_attempts }: Pick<PackageRow, 'max_attempts'>,
): void {
  const attempts = state.activities[tree.root.id]?.attempts ?? 0;
  if (max_attempts === null || state.current !== null || state.suspended !== null || attempts < max_attempts) return;
  throw refuse('learning.scorm-no-attempts', 409, 'Você já usou todas as tentativas deste conteúdo.');
}

/** Returns whether opening a suspended package begins a new attempt in place of resuming it (decision 709). */
function beginsAnew(
  { tree, learner: { state } }: SequencedPackage,
  { new_attempt, max_attempts }: Pick<PackageRow, 'new_attempt' | 'max_attempts'>,
): boolean {
  const attempts = state.activities[tree.root.id]?.attempts ?? 0;
  return new_attempt === 'always' && state.suspended !== null && (max_attempts === null || attempts < max_attempts);
}

async function carryOut(db: TenantDb, before: SequencedPackage, request: string, now: Date): Promise<Moved> {
  const result = packageStep(placeOf(before), request);
  const { outcome } = result;
  if (outcome.kind === 'refused') {
    throw refuse('learning.scorm-request-refused', 409, 'Este passo não está disponível agora.', {
      issues: [{ path: 'body.request', message: outcome.exception }],
    });
  }
  return save(db, before, result, now);
}

const placeOf = ({ tree, learner }: SequencedPackage): PackagePlace => ({ tree, learner, random });

async function scoOf(db: TenantDb, idContentItem: number, identifier: string): Promise<number> {
  const scos = await scormPackages(db).scosOf(idContentItem);
  const found = scos.find((sco) => sco.identifier === identifier);
  if (!found) throw new Error('the activity is an item of the package');
  return found.id_sco;
}

async function save(db: TenantDb, before: SequencedPackage, result: PackageStep, now: Date): Promise<Moved> {
  const { learner, outcome } = result;
  const moves = before.moves + (learner === before.learner ? 0 : 1);
  await saveSequenced(db, before, { learner, moves }, now);
  const delivered = outcome.kind === 'delivered' ? outcome : null;
  const begun = delivered?.isNew ? delivered.activity : (result.begun ?? null);
  if (begun !== null) await beginAttempt(db, before, begun, now);
  if (!delivered) return { kind: outcome.kind === 'ended' ? 'ended' : 'waiting', idSco: null, moves };
  return { kind: 'delivered', idSco: await scoOf(db, before.place.idContentItem, delivered.activity), moves };
}

async function beginAttempt(db: TenantDb, { place }: SequencedPackage, activity: string, now: Date): Promise<void> {
  const { idUser, idContentItem, idNodeEnrollment } = place;
  const idSco = await scoOf(db, idContentItem, activity);
  const row = await scoEnrollments(db).ensure({ idUser, idSco, idNodeEnrollment, now });
  await beginLessonAttempt(db, row, now);
}
