import type { SupportRecord, UserListItem } from '@shared-kit/contracts/identity';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { SupportAccessRow, supportAccesses } from './support-access.repository.ts';
import { endOfSupport } from './support-access.rules.ts';

type ActionRow = Awaited<ReturnType<ReturnType<typeof supportAccesses>['actionsOf']>>[number];

export function presentSupportRecord(row: SupportAccessRow, actions: readonly ActionRow[], now: Date): SupportRecord {
  const ended = endOfSupport(row, now);
  return {
    idSupportAccess: row.id_support_access,
    actorName: row.actor_name,
    reason: row.reason,
    startedAt: toMoment(row.started_at),
    endedAt: ended ? toMoment(ended) : null,
    actions: actions
      .filter((action) => action.id_support_access === row.id_support_access)
      .map(({ id_support_action: id, at, action, target }) => ({
        idSupportAction: Number(id),
        at: toMoment(at),
        action,
        target,
      })),
  };
}

interface PersonRow {
  readonly id_user: number;
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly photo: string;
  readonly self_registered: boolean;
}

/**
 * Presents a person of the list. `withAccount` adds the account, for callers who may enter as the person. Others read
 * the addresses that the company gave out, and none that people registered with themselves (decision 505).
 */
export function presentListedPerson(row: PersonRow, withAccount: boolean, sign: (key: string) => string): UserListItem {
  const email = row.self_registered && !withAccount ? '' : row.email;
  const shown = { name: row.name, email, photo: row.photo === '' ? '' : sign(row.photo) };
  return withAccount ? { idUser: row.id_user, username: row.username, ...shown } : shown;
}
