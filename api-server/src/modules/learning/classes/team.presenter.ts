import type { Team } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { flag, momentOrNull } from '../core/wire-value.presenter.ts';
import type { TeamRow } from '../core/course.rules.ts';
import { seatsLeft } from '../core/seats.rules.ts';
import { teamAttachments } from './team-attachment.repository.ts';
import { toMoment } from '@shared-kit/contracts/calendar';
import { classInstructors } from './class-instructors.repository.ts';
import { teams } from './team.repository.ts';
import { waitingLists } from './waiting-list.repository.ts';
import type { ClassRequest, MeetingRow } from './team.repository.ts';

interface TeamView {
  readonly nodeCode: string;
  readonly meetings: readonly MeetingRow[];
  readonly latestRequest: ClassRequest | undefined;
  readonly hasAttachments: boolean;
  readonly instructors: readonly string[];
  readonly waitingPlace: number | null;
  readonly isMember: boolean;
  readonly now: Date;
}

/** Presents the classes of one training for one person (B3-05). Only members see the link of an online class. */
export async function presentTeams(
  db: TenantDb,
  rows: readonly TeamRow[],
  viewer: { nodeCode: string; idUser: number; isMember: boolean; now: Date },
): Promise<Team[]> {
  const ids = rows.map((row) => row.id_team);
  const [meetings, latestRequests, withAttachments, instructors, places] = await Promise.all([
    teams(db).meetingsOf(ids),
    teams(db).latestRequestsOf(viewer.idUser, ids),
    teamAttachments(db).teamsWithAny(ids),
    classInstructors(db).ofTeams(ids),
    waitingLists(db).placesOf(viewer.idUser, ids),
  ]);
  return rows.map((row) =>
    presentTeam(row, {
      nodeCode: viewer.nodeCode,
      meetings: meetings.get(row.id_team) ?? [],
      latestRequest: latestRequests.get(row.id_team),
      hasAttachments: withAttachments.has(row.id_team),
      instructors: (instructors.get(row.id_team) ?? []).map(({ name }) => name),
      waitingPlace: places.get(row.id_team) ?? null,
      isMember: viewer.isMember,
      now: viewer.now,
    }),
  );
}

function presentTeam(
  row: TeamRow,
  { nodeCode, meetings, latestRequest, hasAttachments, instructors, waitingPlace, isMember, now }: TeamView,
): Team {
  return {
    idTeam: row.id_team,
    name: row.name,
    description: row.description,
    duration: row.duration,
    initialDate: momentOrNull(row.initial_date),
    finalDate: momentOrNull(row.final_date),
    capacity: row.capacity,
    totalVacanciesAvailable: seatsLeft(row),
    needApproval: flag(row.need_approval),
    awaitingApproval: flag(latestRequest?.status === 'PENDING'),
    deniedRequest:
      latestRequest?.status === 'DENIED'
        ? { date: momentOrNull(latestRequest.status_date), reason: latestRequest.reason }
        : null,
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
    modality: row.modality,
    place: row.modality === 'ONLINE' && !isMember ? '' : row.place,
    instructors: [...instructors],
    opensAt: row.enrol_from !== null && row.enrol_from > now ? toMoment(row.enrol_from) : null,
    canWait: flag(row.capacity !== null && !row.need_approval),
    waitingPlace,
    configuration: { commentIsMandatory: flag(row.comment_is_mandatory) },
  };
}
