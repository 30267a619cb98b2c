import { tokenReused } from '../../../platform/auth/refused-token.service.ts';
import { sendMail } from '../../../platform/mail/send-mail.job.ts';
import { listen } from '../../../platform/wiring.service.ts';
import { storeMessage } from '../notifications/message.service.ts';
import { users } from '../user.repository.ts';
import { reusedTokenLines, reusedTokenMail } from './reused-token.mail.ts';

/** Notifies a person, by mail, message and bell, that a copy of their session was used and that the session ended. */
export const notifyReusedToken = listen(tokenReused, async (db, { idUser, tenant, portalUrl, jobs, now }) => {
  const user = await users(db).find(idUser);
  if (!user) return;
  const subject = `${tenant}: encerramos um acesso à sua conta`;
  await storeMessage(db, { idUser, subject, lines: [...reusedTokenLines(tenant)], now });
  await jobs.send(db, sendMail, reusedTokenMail({ to: user.email, name: user.name, tenant, portalUrl }));
});
