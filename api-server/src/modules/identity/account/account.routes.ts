import { changePassword, endOneSession, endOtherSessions, listSessions } from '@shared-kit/contracts/identity';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { replacePassword } from './change-password.service.ts';
import { deviceOf } from './device.rules.ts';
import { ownSessions } from './own-sessions.repository.ts';

/** Serves the calls that protect the person's account: the password and the list of sessions. */
export function serveAccount(api: ApiBuilder): void {
  api.handle(changePassword, 'in-steps', async (context) => {
    await replacePassword(context);
    return { success: true };
  });

  api.handle(listSessions, async ({ params, db, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    const rows = await ownSessions(db, session.idUser).live(now);
    return {
      success: true,
      sessions: rows.map((row) => ({
        idSession: row.id_session,
        ...deviceOf(row.agent),
        address: row.address,
        startedAt: toMoment(row.created_at),
        lastUsedAt: toMoment(row.last_used_at ?? row.created_at),
        isCurrent: row.id_session === session.idSession,
        supportBy: row.actor_name,
      })),
    };
  });

  api.handle(endOneSession, async ({ params, db, session, now }) => {
    if (params.idUser !== session.idUser || !(await ownSessions(db, session.idUser).endOne(params.idSession, now)))
      throw notFound();
    return { success: true };
  });

  api.handle(endOtherSessions, async ({ params, db, session, now }) => {
    if (params.idUser !== session.idUser) throw notFound();
    return { success: true, ended: await ownSessions(db, session.idUser).endAllBut(session.idSession, now) };
  });
}
