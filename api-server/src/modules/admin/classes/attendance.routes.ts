import * as contract from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { attendancePath } from '@shared-kit/contracts/learning';
import { qrCode } from '../../../platform/images/qr-code.adapter.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { companyName } from '../../identity/index.ts';
import {
  attendances,
  currentPin,
  markPeople,
  meetingAttendance,
  meetingTimeAt,
  pinTime,
} from '../../learning/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { changesOfAttendance } from './attendance-words.rules.ts';
import { taughtMeeting } from './class-instructor.policy.ts';
import { presentMeeting } from './meeting-fields.rules.ts';

/** Serves who was at the meetings of classes. */
export function serveAttendance(api: AdminApi): void {
  api.handle(contract.readAttendance, async ({ params, db, actor }) => {
    const { team, meeting } = await taughtMeeting(db, actor, params);
    const [{ people, isPartial }, company] = await Promise.all([
      meetingAttendance(db, { idTeam: team.id_team, meeting, limit: contract.MAX_ATTENDEES }),
      companyName(db),
    ]);
    return {
      company,
      training: team.title,
      className: team.name,
      meeting: presentMeeting(meeting).fields,
      people,
      isPartial,
    };
  });

  api.handle(contract.readMeetingPin, async ({ params, db, actor, request, vault, now }) => {
    const { team, meeting } = await taughtMeeting(db, actor, params);
    const [counts, company] = await Promise.all([
      attendances(db).counts(team.id_team, meeting.idMeeting),
      companyName(db),
    ]);
    const { opensAt, closesAt } = pinTime(meeting);
    return {
      company,
      training: team.title,
      className: team.name,
      meeting: presentMeeting(meeting).fields,
      opensAt: toMoment(opensAt),
      closesAt: toMoment(closesAt),
      pin: meetingTimeAt(meeting, now) === 'open' ? await presentPin(meeting.idMeeting, { request, vault, now }) : null,
      ...counts,
    };
  });

  api.handle(contract.markAttendance, async ({ params, body, db, actor, audit, now }) => {
    const { team, meeting } = await taughtMeeting(db, actor, params);
    const { saved, unsaved, changes } = await markPeople(db, {
      idTeam: team.id_team,
      idMeeting: meeting.idMeeting,
      marks: body.marks,
      by: actor.name,
      now,
    });
    await audit({ changes: changesOfAttendance({ className: team.name, meeting }, changes) });
    return { success: true as const, saved, unsaved };
  });
}

async function presentPin(
  idMeeting: number,
  { request, vault, now }: Pick<RequestContext, 'request' | 'vault' | 'now'>,
): Promise<contract.MeetingPin['pin']> {
  const { code, secondsLeft } = currentPin(idMeeting, vault.mac, now);
  const page = `${request.portalUrl}${attendancePath(idMeeting)}`;
  return { code, secondsLeft, page, qr: await qrCode(`${page}?pin=${code}`) };
}
