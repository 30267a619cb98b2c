import { MAX_TRASH_SHOWN, scopesOf, viewedLists } from '@shared-kit/contracts/admin';
import type { AdminRight, TrashedThing } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { AdminActor } from '../access/actor.types.ts';
import { reachesTraining } from '../access/trainings-reach.policy.ts';
import type { peopleGroups } from '../groups/people-groups.repository.ts';
import type { deletedViews } from '../saved-views/saved-views.repository.ts';
import { leavesTrashAt } from './trash-days.rules.ts';
import type { TrashContent, trash } from './trash.repository.ts';

interface Deleted {
  readonly groups: Awaited<ReturnType<ReturnType<typeof peopleGroups>['deletedSince']>>;
  readonly views: Awaited<ReturnType<typeof deletedViews>>;
  readonly others: Awaited<ReturnType<ReturnType<typeof trash>['list']>>;
}

/** Returns the deleted things that the actor may restore, newest first. */
export function presentTrash(actor: AdminActor, { groups, views, others }: Deleted) {
  const found: { readonly at: Date; readonly thing: TrashedThing }[] = [
    ...(reachesAll(actor, 'groups.edit') ? groups : []).map((row) => ({
      at: row.deleted_at,
      thing: {
        ...common(row.deleted_at, row.name, '', row.deleted_by),
        kind: 'group' as const,
        idGroup: row.id_group,
        people: Number(row.people),
      },
    })),
    ...views.flatMap(({ name, query, list, deleted_at }) => {
      const known = viewedLists.find((one) => one === list);
      if (known === undefined) return [];
      const thing = { ...common(deleted_at, name, '', actor.name), kind: 'view' as const, list: known, query };
      return [{ at: deleted_at, thing }];
    }),
    ...others
      .filter(({ content }) => mayRestore(actor, content))
      .map((row) => ({
        at: row.deleted_at,
        thing: {
          ...common(row.deleted_at, row.name, row.place, row.deleted_by),
          kind: row.content.kind,
          idTrash: row.id_trash,
        },
      })),
  ];
  const things = found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ thing }) => thing);
  return { things: things.slice(0, MAX_TRASH_SHOWN), isMore: things.length > MAX_TRASH_SHOWN };
}

function common(at: Date, name: string, place: string, deletedBy: string) {
  return { name, place, deletedBy, deletedAt: toMoment(at), leavesAt: toMoment(leavesTrashAt(at)) };
}

function mayRestore(actor: AdminActor, content: TrashContent): boolean {
  switch (content.kind) {
    case 'unit':
      return reachesAll(actor, 'people.edit');
    case 'meeting':
      return reachesTraining(actor, 'classes.edit', content.idTraining);
    case 'domain':
      return reachesAll(actor, 'company.edit');
  }
}

function reachesAll({ roles }: AdminActor, right: AdminRight): boolean {
  return scopesOf(roles, right).some(({ kind }) => kind === 'all');
}
