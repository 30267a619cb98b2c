import { randomInt } from 'node:crypto';
import { newState, packageOutcome, stateFor } from '@shared-kit/contracts/sequencing';
import type { Activity, ActivityTree, GlobalObjectives, Learner } from '@shared-kit/contracts/sequencing';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { scoObjectives, scoRegistrations, scoSharedData } from '../core/sco-registration.repository.ts';
import type { RegistrationPlace } from '../core/sco-registration.repository.ts';
import type { Outcome } from '../core/sco-outcome.rules.ts';
import type { PackageRow } from '../core/scorm-package.repository.ts';

/** Package whose lessons the engine orders, with where a learner is in it. */
export interface SequencedPackage {
  readonly place: RegistrationPlace;
  readonly tree: ActivityTree;
  readonly learner: Learner;
  readonly moves: number;
  /** Null while the learner has never navigated in it. */
  readonly idScoRegistration: number | null;
}

/** Returns a random number from 0 to below 1. */
export const random = (): number => randomInt(2 ** 32) / 2 ** 32;

/** Returns the package with the learner's state; null when the package states no order. */
export async function findSequenced(
  db: TenantDb,
  place: RegistrationPlace,
  row: Pick<PackageRow, 'sequencing' | 'is_sequenced'> | undefined,
): Promise<SequencedPackage | null> {
  const tree = treeOf(row);
  if (!tree) return null;
  const found = await scoRegistrations(db).find(place);
  const globals = await scoObjectives(db).load(place.idUser, objectiveScope(tree, place));
  // Without a state, nothing is selected yet: the lessons are listed in the order of the manifest.
  const state = found ? stateFor(tree, found.state) : newState(tree, () => 0);
  return {
    place,
    tree,
    learner: { state, globals },
    moves: found?.moves ?? 0,
    idScoRegistration: found?.idScoRegistration ?? null,
  };
}

/** Like `findSequenced`, with the state locked for this transaction. */
export async function lockSequenced(
  db: TenantDb,
  place: RegistrationPlace,
  row: Pick<PackageRow, 'sequencing' | 'is_sequenced'> | undefined,
  now: Date,
): Promise<SequencedPackage | null> {
  const tree = treeOf(row);
  if (!tree) return null;
  const locked = await scoRegistrations(db).lock(place, newState(tree, random), now);
  const globals = await scoObjectives(db).load(place.idUser, objectiveScope(tree, place));
  return {
    place,
    tree,
    learner: { state: stateFor(tree, locked.state), globals },
    moves: locked.moves,
    idScoRegistration: locked.idScoRegistration,
  };
}

/** Stores what a request or a report has changed. */
export async function saveSequenced(
  db: TenantDb,
  before: SequencedPackage,
  { learner, moves }: { learner: Learner; moves: number },
  now: Date,
): Promise<SequencedPackage> {
  const { place, tree, idScoRegistration } = before;
  if (idScoRegistration === null) throw new Error('only a locked state is saved');
  if (learner.state.begun > before.learner.state.begun) await forgetStores(db, before);
  await scoRegistrations(db).save({ idScoRegistration, moves, state: learner.state }, now);
  await scoObjectives(db).save(
    place.idUser,
    objectiveScope(tree, place),
    changedObjectives(before.learner.globals, learner.globals),
  );
  return { ...before, learner, moves };
}

/** Empties what the lessons share in one attempt on the package, because another one has begun (decision 1008). */
async function forgetStores(db: TenantDb, { tree, place }: SequencedPackage): Promise<void> {
  if (!tree.sharedDataGlobalToSystem) await scoSharedData(db).remove(place.idUser, placeScope(place));
}

function changedObjectives(before: GlobalObjectives, after: GlobalObjectives): GlobalObjectives {
  return Object.fromEntries(
    Object.entries(after).filter(([id, values]) => JSON.stringify(values) !== JSON.stringify(before[id])),
  );
}

function treeOf(row: Pick<PackageRow, 'sequencing' | 'is_sequenced'> | undefined): ActivityTree | null {
  return row?.is_sequenced ? storedTree(row) : null;
}

/** Returns the activity tree of any 2004 package; null in 1.2. */
export function storedTree({ sequencing }: Pick<PackageRow, 'sequencing'>): ActivityTree | null {
  // `finish` writes it from a parsed manifest.
  return sequencing === null ? null : (JSON.parse(sequencing) as ActivityTree);
}

/** Scope of what all packages of a learner share. */
export const SYSTEM_SCOPE = 'system';

/** Name of the scope of what a learner's attempt on a package shares in one place. */
export const placeScope = ({ idContentItem, idNodeEnrollment }: RegistrationPlace): string =>
  `content:${idContentItem}:${idNodeEnrollment ?? 0}`;

function objectiveScope(tree: ActivityTree, place: RegistrationPlace): string {
  return tree.objectivesGlobalToSystem ? SYSTEM_SCOPE : placeScope(place);
}

export function storeScope(tree: ActivityTree, place: RegistrationPlace): string {
  return tree.sharedDataGlobalToSystem ? SYSTEM_SCOPE : placeScope(place);
}

export function activityOf(tree: ActivityTree, id: string): Activity | undefined {
  const search = (activity: Activity): Activity | undefined => {
    if (activity.id === id) return activity;
    for (const child of activity.children) {
      const found = search(child);
      if (found) return found;
    }
    return undefined;
  };
  return search(tree.root);
}

/** Returns the result of the package: that of its root (decision 692). */
export const sequencedOutcome = ({ tree, learner }: SequencedPackage): Outcome => packageOutcome(tree, learner);
