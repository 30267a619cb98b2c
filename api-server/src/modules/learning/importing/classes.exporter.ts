import type { Selectable } from 'kysely';
import { endOfDay, startOfDay } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { ExportContext } from '../../../platform/importing/exporter.port.ts';
import { importDateOf } from '../../../platform/importing/import-date.rules.ts';
import { lean } from '../../../platform/importing/lean.rules.ts';
import type { TeamAttachmentsTable, TeamMeetingsTable, TeamsTable } from '../learning.tables.ts';

/** Returns the classes of each training, in the order in which they came. */
export async function exportedClasses(
  db: TenantDb,
  context: ExportContext,
): Promise<ReadonlyMap<number, readonly object[]>> {
  const teams = await db.selectFrom('teams').selectAll().orderBy('id_team').execute();
  const meetings = Map.groupBy(
    await db.selectFrom('team_meetings').selectAll().orderBy('position').execute(),
    ({ id_team: id }) => id,
  );
  const attachments = Map.groupBy(
    await db.selectFrom('team_attachments').selectAll().orderBy('position').execute(),
    ({ id_team: id }) => id,
  );
  const instructors = Map.groupBy(
    await db.selectFrom('team_instructors').selectAll().orderBy('position').execute(),
    ({ id_team: id }) => id,
  );
  const classes = teams.map((team) => ({
    idNode: team.id_node,
    fields: {
      ...classFields(team, context),
      ...lean({
        meetings: (meetings.get(team.id_team) ?? []).map(meetingOf),
        instructors: (instructors.get(team.id_team) ?? []).flatMap(({ id_user: id }) => context.key('user', id) ?? []),
        attachments: (attachments.get(team.id_team) ?? []).map((one) => attachmentOf(one, context)),
      }),
    },
  }));
  return new Map(
    [...Map.groupBy(classes, ({ idNode }) => idNode)].map(([id, ofNode]) => [id, ofNode.map(({ fields }) => fields)]),
  );
}

function classFields(team: Selectable<TeamsTable>, context: ExportContext): object {
  return {
    key: team.key,
    name: team.name,
    ...lean(
      {
        description: team.description,
        duration: team.duration,
        start: dateOrNothing(team.initial_date),
        end: team.final_date === null ? undefined : inclusiveEnd(team.final_date),
        enrolFrom: dateOrNothing(team.enrol_from),
        enrolUntil: dateOrNothing(team.enrol_until),
        closedAt: dateOrNothing(team.closed_at),
        minAttendance: team.min_attendance,
        capacity: team.capacity,
        needsApproval: team.need_approval,
        allowsReenrollment: team.allow_reenrollment,
        accessAfterCompletion: team.allow_access_upon_completion,
        modality: team.modality,
        place: team.place,
        certificate: team.id_certificate === null ? undefined : context.key('journey', team.id_certificate),
        allowsComments: team.allow_comments,
        commentsLabel: team.comments_label,
        mandatoryComments: mandatoryComments(team),
      },
      {
        needsApproval: false,
        allowsReenrollment: false,
        accessAfterCompletion: true,
        modality: 'NONE',
        allowsComments: false,
      },
    ),
  };
}

function dateOrNothing(moment: Date | null): string | undefined {
  return moment === null ? undefined : importDateOf(moment);
}

/** Returns the day of an end that lasts through it, else the moment. */
function inclusiveEnd(end: Date): string {
  return importDateOf(endOfDay(end).getTime() === end.getTime() ? startOfDay(end) : end);
}

function mandatoryComments(team: Selectable<TeamsTable>): object | undefined {
  if (!team.comment_is_mandatory) return undefined;
  return {
    title: team.comment_title,
    ...lean({ instruction: team.comment_instruction, minWords: team.comment_min_words }, { minWords: 0 }),
    minCount: team.comment_min_count,
  };
}

function meetingOf(meeting: Selectable<TeamMeetingsTable>): object {
  return {
    type: meeting.meeting_type,
    start: importDateOf(meeting.start_date),
    finish: importDateOf(meeting.finish_date),
    ...lean({ address: meeting.address, speaker: meeting.speaker }),
  };
}

function attachmentOf({ title, file }: Selectable<TeamAttachmentsTable>, context: ExportContext): object {
  return { title, file: context.media(file) };
}
