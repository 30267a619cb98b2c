import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Mail } from '../../../platform/mail/mail.port.ts';
import { discardTokensOf } from '../login/one-time-token.repository.ts';
import { storeMessage } from '../notifications/message.service.ts';
import { ownSessions } from './own-sessions.repository.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';

interface NewPassword {
  readonly user: Pick<UserRow, 'id_user' | 'name' | 'email'>;
  readonly passwordHash: string;
  /** The one session that continues. */
  readonly exceptSession?: string;
  /** Name of the tenant. */
  readonly tenant: string;
  readonly portalUrl: string;
  readonly now: Date;
}

/**
 * Sets a new password, however it was chosen. Ends the person's sessions and one-time tokens and adds a notice to
 * their messages. Returns the notification mail, which is sent whatever their preferences (decision 128).
 */
export async function setPassword(
  db: TenantDb,
  { user, passwordHash, exceptSession, tenant, portalUrl, now }: NewPassword,
): Promise<Mail> {
  await users(db).update(user.id_user, { password_hash: passwordHash });
  await ownSessions(db, user.id_user).endAllBut(exceptSession ?? null, now);
  await discardTokensOf(db, user.id_user, now);
  const notice = [
    `A senha do seu acesso a ${tenant} foi alterada, e os outros dispositivos em que você estava conectado foram desconectados.`,
    'Se não foi você, crie uma nova senha agora mesmo: saia do portal e escolha "Esqueceu sua senha?".',
  ];
  await storeMessage(db, { idUser: user.id_user, subject: `${tenant}: sua senha foi alterada`, lines: notice, now });
  return passwordChangedMail({ to: user.email, name: user.name, tenant, portalUrl });
}
