import { listMeetings } from '@shared-kit/contracts/learning';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { toMoment } from '@shared-kit/contracts/calendar';
import { listedMeetings, trainingsOfPage } from './meeting.repository.ts';
import { nodes } from '../training-tree/node.repository.ts';
import { viewerOf } from '../core/viewer.rules.ts';

export function meetingRoutes(api: ApiBuilder): void {
  api.handle(listMeetings, async (context) => {
    const { db, query } = context;
    const page = query.nodeCode === undefined ? null : await nodes(db).findByCode(query.nodeCode);
    if (page === undefined) throw notFound();
    const idNodes = page && (await trainingsOfPage(db, page));
    const { rows, total } = await listedMeetings(db, viewerOf(context), {
      offset: query.offset,
      limit: query.limit,
      idNodes,
    });
    return {
      totalRecords: total,
      result: rows.map((row) => ({
        idMeeting: row.id_meeting,
        meetingType: row.meeting_type,
        startDate: toMoment(row.start_date),
        finishDate: toMoment(row.finish_date),
        address: row.meeting_type === 'ONLINE' && row.id_enrollment === null ? '' : row.address,
        speaker: row.speaker,
        nodeCode: row.node_code,
        title: row.title,
        teamName: row.team_name,
        idEnrollment: row.id_enrollment,
      })),
    };
  });
}
