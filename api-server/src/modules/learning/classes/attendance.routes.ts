import { confirmAttendance, readOwnAttendance } from '@shared-kit/contracts/learning';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { isPinRight, meetingTimeAt } from './meeting-pin.rules.ts';
import { confirmPresence, ownMeeting, presentOwnAttendance } from './own-attendance.service.ts';

/** Wrong PINs of one person at one meeting. */
const guesses = { limit: 5, windowSeconds: 10 * 60 };

const notNow = {
  before: 'Este encontro ainda não começou. A presença abre 30 minutos antes dele.',
  over: 'Este encontro já terminou. Se você esteve nele, fale com quem instruiu.',
} as const;

/** Serves the presence of people at the meetings of their classes. */
export function attendanceRoutes(api: ApiBuilder): void {
  api.handle(readOwnAttendance, async ({ params, db, session, now }) =>
    presentOwnAttendance(await ownMeeting(db, params.idMeeting, session.idUser), now),
  );

  api.handle(confirmAttendance, async ({ params: { idMeeting }, body, db, session, now, rateLimit, vault }) => {
    const { idUser, name } = session;
    const meeting = await ownMeeting(db, idMeeting, idUser);
    const time = meetingTimeAt(meeting, now);
    if (time !== 'open') throw refuse('learning.meeting-not-now', 409, notNow[time]);
    // Counted before the check, so that attempts at once do not exceed the limit.
    const key = `attendance-pin:${idMeeting}:${idUser}`;
    await consumeTurn(rateLimit, key, guesses);
    if (!isPinRight(idMeeting, vault.mac, { pin: body.pin, now })) {
      const message = 'Este PIN não está certo, ou já mudou. Digite o que está na tela da sala agora.';
      throw refuse('learning.wrong-pin', 422, message, { issues: [{ path: 'body.pin', message }] });
    }
    await rateLimit.forget(key);
    await confirmPresence(db, meeting, { idUser, name, now });
    return { success: true as const, ...presentOwnAttendance(await ownMeeting(db, idMeeting, idUser), now) };
  });
}
