import { chatMessageEvents } from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import { dayKey } from '@shared-kit/contracts/calendar';
import type { RateLimit } from '../../../platform/auth/rate-limit.service.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, refuse } from '../../../platform/errors.ts';
import { expectMayPost } from '../../identity/index.ts';
import type { EventPublisher } from '../../../platform/realtime/event-publisher.port.ts';
import { chatMessages } from './chat-message.repository.ts';
import type { ChatMessageRow } from './chat-message.repository.ts';
import { chatRooms } from './chat-room.repository.ts';
import type { ChatRoomRow } from './chat-room.repository.ts';
import { cleanChatText } from './chat-text.rules.ts';

/** Rate limit that covers fast typing and some pasting. */
const pace = { limit: 20, windowSeconds: 10 };

interface Author {
  readonly idUser: number;
  readonly now: Date;
  readonly rateLimit: RateLimit;
}

/**
 * Stores a message, once for each id that the author's page gave it. Only a new one counts as written. Person and
 * moment come from the server (decision 24).
 */
export async function postMessage(
  db: TenantDb,
  room: ChatRoomRow,
  { message, clientId }: { message: string; clientId: string },
  { idUser, now, rateLimit }: Author,
): Promise<ChatMessageRow> {
  const text = cleanChatText(message);
  if (text === '') throw invalidField('body.message', 'Escreva uma mensagem.');
  const { id_chat_room: idChatRoom } = room;
  // Locks the room first, so that the second of two concurrent requests with the same message finds the first.
  await chatRooms(db).lock(idChatRoom);
  const before = await chatMessages(db).sentAs(idChatRoom, idUser, clientId);
  if (before) return before;
  await expectMayPost(db, idUser, now);
  await enforceRateLimit(rateLimit, { idApp: db.tenantId, idUser });
  const sequence = await chatRooms(db).nextSequence(idChatRoom);
  await chatMessages(db).add({
    idChatRoom,
    sequence,
    idUser,
    clientId,
    message: text,
    moment: now,
    day: dayKey(now),
  });
  await chatRooms(db).read({ ...room, last_sequence: sequence }, idUser, sequence);
  return chatMessages(db).at(idChatRoom, sequence);
}

/** Publishes a message to every page that has the room open, on every node. */
export function publishMessage(events: EventPublisher, room: ChatRoomRow, message: ChatMessage): void {
  events.publish(chatChannel(room.id_chat_room), chatMessageEvents[room.kind], message);
}

export function chatChannel(idChatRoom: number): { kind: string; name: string } {
  return { kind: 'chat', name: String(idChatRoom) };
}

async function enforceRateLimit(
  rateLimit: RateLimit,
  { idApp, idUser }: { idApp: number; idUser: number },
): Promise<void> {
  const wait = await rateLimit.consume(`chat:${idApp}:${idUser}`, pace);
  if (wait !== null)
    throw refuse('chat.too-fast', 429, 'Você está enviando mensagens rápido demais. Aguarde alguns segundos.');
}
