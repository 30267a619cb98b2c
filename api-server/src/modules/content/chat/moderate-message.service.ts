import { chatMessageChanged, chatPath } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { notify } from '../../notifications/index.ts';
import type { MediaContext } from '../media-address.presenter.ts';
import { chatMessages } from './chat-message.repository.ts';
import { presentMessage } from './chat.presenter.ts';
import { moderatedMessages } from './moderated-messages.repository.ts';
import type { ChatModerator } from './moderated-messages.repository.ts';
import { chatChannel } from './post-message.service.ts';

/** Decision about a message of a chat. */
export type MessageDecision =
  | { readonly decision: 'REMOVED'; readonly reason: string }
  | { readonly decision: 'KEPT' }
  | { readonly decision: 'RESTORED' };

interface Moderating {
  readonly moderator: ChatModerator;
  readonly place: { readonly idChatRoom: number; readonly sequence: number };
  readonly decision: MessageDecision;
  readonly media: MediaContext;
}

/**
 * Removes a message, keeps a reported one or puts a removed one back. Open pages of the room show it at once, and the
 * author reads the reason in the bell. Returns the message as it was.
 */
export async function moderateMessage(db: TenantDb, { moderator, place, decision, media }: Moderating) {
  const messages = moderatedMessages(db, moderator);
  const message = await messages.find(place);
  if (!message) throw notFound('Não há mensagem com este número.');
  const { now } = media;
  if (decision.decision === 'KEPT') {
    if (!(await messages.keep(place, now))) throw decided();
    return message;
  }
  const isRemoved = decision.decision === 'REMOVED';
  const isDone = isRemoved
    ? await messages.remove(place, { by: moderator.name, reason: decision.reason, now })
    : await messages.restore(place, now);
  if (!isDone) throw decided();
  const changed = presentMessage(await chatMessages(db).at(place.idChatRoom, place.sequence), media);
  db.publishAfterCommit(chatChannel(place.idChatRoom), chatMessageChanged, changed);
  await notify.of(db)(db, {
    idUser: message.id_user,
    key: `chat-message-moderated:${place.idChatRoom}:${place.sequence}`,
    kind: 'message',
    title: isRemoved
      ? `Sua mensagem em ${message.room_name} foi removida`
      : `Sua mensagem em ${message.room_name} voltou`,
    text: isRemoved ? `Motivo: ${decision.reason}` : 'A moderação a pôs de volta.',
    path: chatPath(place.idChatRoom),
    now,
    replaces: true,
  });
  return message;
}

const decided = () => refuse('chat.message-decided', 409, 'Outra pessoa já decidiu sobre esta mensagem.');
