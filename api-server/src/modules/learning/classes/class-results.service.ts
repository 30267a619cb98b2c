import type { PersonResult } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { attendanceResult } from './attendance-result.rules.ts';
import { attendances } from './attendance.repository.ts';
import { teams } from './team.repository.ts';

/** Attendance of everybody in a class over its meetings. */
export interface ClassResults {
  readonly meetings: number;
  readonly people: readonly (PersonResult & { readonly username: string })[];
  readonly isPartial: boolean;
}

export async function classResults(
  db: TenantDb,
  { idTeam, min, limit }: { readonly idTeam: number; readonly min: number | null; readonly limit: number },
): Promise<ClassResults> {
  const lists = attendances(db);
  const [members, totals, ofTeam] = await Promise.all([
    lists.members(idTeam, limit + 1),
    lists.totals(idTeam),
    teams(db).meetingsOf([idTeam]),
  ]);
  const meetings = ofTeam.get(idTeam)?.length ?? 0;
  return {
    meetings,
    isPartial: members.length > limit,
    people: members.slice(0, limit).map(({ idUser, name, username, department }) => {
      const counts = totals.get(idUser) ?? { present: 0, absent: 0, justified: 0 };
      const unmarked = meetings - counts.present - counts.absent - counts.justified;
      const result = attendanceResult(counts, { meetings, min });
      return { idPerson: idUser, name, username, department, ...counts, unmarked, ...result };
    }),
  };
}
