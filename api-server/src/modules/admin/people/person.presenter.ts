import type { AdministeredPerson, ListedPerson, PersonFields } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { accountStateOf, versionOf } from '../../identity/index.ts';
import type { AdministeredListRow, AdministeredRow } from '../../identity/index.ts';

type Sign = (key: string) => string;

const momentOrNull = (date: Date | null): string | null => (date === null ? null : toMoment(date));

export function presentListedPerson(row: AdministeredListRow, sign: Sign): ListedPerson {
  return {
    idPerson: row.id_user,
    name: row.name,
    username: row.username,
    email: row.email,
    department: row.department,
    role: row.role,
    photo: row.photo === '' ? '' : sign(row.photo),
    state: accountStateOf(row),
    leaderName: row.leader_name ?? '',
    lastAccess: momentOrNull(row.last_access),
  };
}

interface Around {
  readonly groups: AdministeredPerson['groups'];
  readonly sessions: readonly { agent: string; address: string; created_at: Date; last_used_at: Date | null }[];
  readonly canEdit: boolean;
  readonly canChangeAccess: boolean;
}

export function presentPerson(row: AdministeredRow, around: Around, sign: Sign): AdministeredPerson {
  return {
    idPerson: row.id_user,
    version: versionOf(row),
    fields: fieldsOf(row),
    leaderName: row.leader_name ?? '',
    photo: row.photo === '' ? '' : sign(row.photo),
    state: accountStateOf(row),
    hasPassword: row.password_hash !== null,
    lastLogin: momentOrNull(row.last_login),
    lastAccess: momentOrNull(row.last_access),
    createdAt: toMoment(row.created_at),
    groups: around.groups,
    sessions: around.sessions.map((session) => ({
      agent: session.agent,
      address: session.address,
      startedAt: toMoment(session.created_at),
      lastUsedAt: momentOrNull(session.last_used_at),
    })),
    canEdit: around.canEdit,
    canChangeAccess: around.canChangeAccess,
  };
}

function fieldsOf(row: AdministeredRow): PersonFields {
  const { name, username, email, cpf, phone, department, role, id_manager: idLeader } = row;
  return { name, username, email, cpf, phone, department, role, idLeader };
}
