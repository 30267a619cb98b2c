import type { MeetingFields } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ClassMeeting, administeredClasses } from '../../learning/index.ts';
import { trash } from '../trash/trash.repository.ts';
import { presentMeeting, timesInWords } from './meeting-fields.rules.ts';

type ClassRow = NonNullable<Awaited<ReturnType<ReturnType<typeof administeredClasses>['find']>>>;

interface SavedChange {
  readonly before: readonly ClassMeeting[];
  readonly after: readonly { readonly idMeeting: number | null; readonly fields: MeetingFields }[];
  readonly by: string;
  readonly now: Date;
}

/** Puts meetings that a save left out into the trash, and takes out those that it brought back. */
export async function noteDeletedMeetings(
  db: TenantDb,
  { id_team: idClass, id_node: idTraining, name }: Pick<ClassRow, 'id_team' | 'id_node' | 'name'>,
  { before, after, by, now }: SavedChange,
): Promise<void> {
  const added = after.filter(({ idMeeting }) => idMeeting === null).map(({ fields }) => fields);
  await trash(db).forgetMeetings(idClass, added);
  const stays = new Set(after.map(({ idMeeting }) => idMeeting));
  for (const meeting of before) {
    if (stays.has(meeting.idMeeting)) continue;
    const { fields } = presentMeeting(meeting);
    const content = { kind: 'meeting', idClass, idTraining, fields } as const;
    await trash(db).add({ name: timesInWords(meeting), place: name, content, by, now });
  }
}
