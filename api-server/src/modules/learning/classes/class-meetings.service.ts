import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { teams } from './team.repository.ts';

/** Meeting of a class. */
export interface ClassMeeting {
  readonly idMeeting: number;
  readonly meetingType: 'PRESENCIAL' | 'ONLINE';
  readonly startDate: Date;
  readonly finishDate: Date;
  readonly address: string;
  readonly speaker: string;
}

/** Returns the meetings of classes, by class, in order. */
export async function classMeetings(
  db: TenantDb,
  idTeams: readonly number[],
): Promise<ReadonlyMap<number, readonly ClassMeeting[]>> {
  const ofTeam = await teams(db).meetingsOf(idTeams);
  return new Map(
    [...ofTeam].map(([idTeam, rows]) => [
      idTeam,
      rows.map((row) => ({
        idMeeting: row.id_meeting,
        meetingType: row.meeting_type,
        startDate: row.start_date,
        finishDate: row.finish_date,
        address: row.address,
        speaker: row.speaker,
      })),
    ]),
  );
}
