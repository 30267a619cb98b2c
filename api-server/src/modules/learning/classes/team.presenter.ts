import type { Team } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { flag, momentOrNull } from '../core/wire-value.presenter.ts';
import type { TeamRow } from '../core/course.rules.ts';
import { teamAttachments } from './team-attachment.repository.ts';
import { toMoment } from '@shared-kit/contracts/calendar';
import { teams } from './team.repository.ts';
import type { MeetingRow } from './team.repository.ts';

interface TeamView {
  readonly nodeCode: string;
  readonly meetings: readonly MeetingRow[];
  readonly isAwaited: boolean;
  readonly hasAttachments: boolean;
}

/** Presents the classes of one training for one person (B3-05). */
export async function presentTeams(
  db: TenantDb,
  rows: readonly TeamRow[],
  viewer: { nodeCode: string; idUser: number },
): Promise<Team[]> {
  const ids = rows.map((row) => row.id_team);
  const meetings = await teams(db).meetingsOf(ids);
  const awaited = await teams(db).awaitedBy(viewer.idUser, ids);
  const withAttachments = await teamAttachments(db).teamsWithAny(ids);
  return rows.map((row) =>
    presentTeam(row, {
      nodeCode: viewer.nodeCode,
      meetings: meetings.get(row.id_team) ?? [],
      isAwaited: awaited.has(row.id_team),
      hasAttachments: withAttachments.has(row.id_team),
    }),
  );
}

function presentTeam(row: TeamRow, { nodeCode, meetings, isAwaited, hasAttachments }: TeamView): Team {
  return {
    idTeam: row.id_team,
    name: row.name,
    description: row.description,
    duration: row.duration,
    initialDate: momentOrNull(row.initial_date),
    finalDate: momentOrNull(row.final_date),
    capacity: row.capacity,
    totalVacanciesAvailable: row.capacity === null ? null : Math.max(0, row.capacity - row.seats_taken),
    needApproval: flag(row.need_approval),
    awaitingApproval: flag(isAwaited),
    meetings: meetings.map((meeting) => ({
      idMeeting: meeting.id_meeting,
      meetingType: meeting.meeting_type,
      startDate: toMoment(meeting.start_date),
      finishDate: toMoment(meeting.finish_date),
      address: meeting.address,
    })),
    nodeCode,
    allowReenrollment: flag(row.allow_reenrollment),
    allowAccessUponCompletion: flag(row.allow_access_upon_completion),
    idCertificate: row.id_certificate,
    enableCertificateForChildren: flag(row.enable_certificate_for_children),
    allowComments: flag(row.allow_comments),
    commentsLabel: row.comments_label,
    hasAttachments: flag(hasAttachments),
    configuration: { commentIsMandatory: flag(row.comment_is_mandatory) },
  };
}
