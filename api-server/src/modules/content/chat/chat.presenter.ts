import type { ChatDay, ChatMessage, ChatRoom } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { MediaContext } from '../media-address.presenter.ts';
import type { ChatMessageRow } from './chat-message.repository.ts';
import type { ChatRoomRow } from './chat-room.repository.ts';

/** Presents a message. A removed one says why and has no text. */
export function presentMessage(row: ChatMessageRow, { storage, tenant, now }: MediaContext): ChatMessage {
  return {
    sequence: row.sequence,
    clientId: row.client_id,
    moment: toMoment(row.moment),
    user: row.name,
    idUser: row.id_user,
    photo: row.photo === '' ? '' : tenant.basePath + storage.signMediaUrl(row.photo, { now }),
    message: row.removed_at === null ? row.message : '',
    room: row.id_chat_room,
    ...(row.removed_at === null ? {} : { removedReason: row.removed_reason }),
  };
}

/** A3-20: presents messages grouped by their stored day. */
export function presentDays(rows: readonly ChatMessageRow[], media: MediaContext): ChatDay[] {
  const byDay = Map.groupBy(rows, (row) => row.day);
  return [...byDay].map(([date, messages]) => ({ date, messages: messages.map((row) => presentMessage(row, media)) }));
}

export function presentRoom(row: ChatRoomRow, readSequence: number): ChatRoom {
  return {
    idChatRoom: row.id_chat_room,
    name: row.name,
    description: row.description,
    kind: row.kind,
    lastSequence: row.last_sequence,
    readSequence,
  };
}
