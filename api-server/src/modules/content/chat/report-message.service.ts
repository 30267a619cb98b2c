import type { ChatReportReason } from '@shared-kit/contracts/content';
import type { RateLimit } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';

/** Reports of one person; far more than somebody who reads a room needs. */
const pace = { limit: 20, windowSeconds: 600 };

interface Report {
  readonly idChatRoom: number;
  readonly sequence: number;
  readonly idUser: number;
  readonly reason: ChatReportReason;
  readonly note: string;
  readonly now: Date;
}

/** Reports a message to the moderation, once per person: the first reason stays. */
export async function reportMessage(
  db: TenantDb,
  { idChatRoom, sequence, idUser, reason, note, now }: Report,
  rateLimit: RateLimit,
): Promise<void> {
  const message = await db
    .selectFrom('chat_messages')
    .select(['id_user', 'removed_at'])
    .where('id_chat_room', '=', idChatRoom)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (!message) throw notFound();
  if (message.id_user === idUser) throw refuse('chat.own-message', 409, 'Não é possível denunciar uma mensagem sua.');
  if (message.removed_at !== null) throw refuse('chat.message-removed', 409, 'Esta mensagem já foi removida.');
  if ((await rateLimit.consume(`chat-report:${db.tenantId}:${idUser}`, pace)) !== null)
    throw refuse('chat.too-many-reports', 429, 'Você fez muitas denúncias. Aguarde alguns minutos.');
  await db
    .insertInto('chat_message_reports')
    .values({ id_chat_room: idChatRoom, sequence, id_user: idUser, reason, note, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
