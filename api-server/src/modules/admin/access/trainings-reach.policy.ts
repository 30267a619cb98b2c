import { scopesOf } from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { AdminActor } from './actor.types.ts';

/**
 * Returns the trainings that a right is confined to; undefined for all of them. Only scopes of trainings confine what is
 * about a training and about nobody.
 */
export function confinedTrainings({ roles }: AdminActor, right: AdminRight): readonly number[] | undefined {
  const scopes = scopesOf(roles, right);
  if (!scopes.every(({ kind }) => kind === 'trainings')) return undefined;
  return scopes.flatMap((scope) => (scope.kind === 'trainings' ? scope.trainings : []));
}

/** Throws 404 for a training that the actor does not see. */
export function expectSeenTraining(actor: AdminActor, idTraining: number, message: string): void {
  const confined = confinedTrainings(actor, 'trainings.read');
  if (confined && !confined.includes(idTraining)) throw notFound(message);
}

/**
 * Returns whether the actor has a right for everything about a training: their scope is the company or the training. A
 * scope of people is not enough, because a class is for everybody.
 */
export function reachesTraining({ roles }: AdminActor, right: AdminRight, idTraining: number): boolean {
  return scopesOf(roles, right).some(
    (scope) => scope.kind === 'all' || (scope.kind === 'trainings' && scope.trainings.includes(idTraining)),
  );
}

/** Refuses an actor whose role gives the right for other trainings or for a part of the people only. */
export function expectTraining(actor: AdminActor, right: AdminRight, idTraining: number): void {
  if (!reachesTraining(actor, right, idTraining))
    throw refuse('admin.out-of-scope', 403, 'O seu papel não alcança este treinamento inteiro.');
}
