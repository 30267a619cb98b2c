import { call } from '@shared-kit/runtime/api';
import { loadChatRoom, saveChatMessages } from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { storedEntries } from '@shared-kit/runtime/write-queue';
import { openConnection } from '@shared-kit/runtime/realtime';
import type { ServerConnection } from '@shared-kit/runtime/realtime';
import { dayKey } from '@shared-kit/contracts/calendar';
import { flat, unsentMessageSchema } from './room-log.rules.ts';
import type { UnsentMessage } from './room-log.rules.ts';

export type RoomPage = ReplyOf<typeof loadChatRoom>;

/** Services that a room depends on. */
export interface RoomServices {
  openConnection(): ServerConnection;
  load(where: { before?: number; after?: number }): Promise<RoomPage>;
  /** Sends by HTTP call, for a page without a connection. */
  save(message: Pick<UnsentMessage, 'clientId' | 'text'>): Promise<ChatMessage | undefined>;
  /** Unconfirmed messages, stored in the tab so that they survive a reload. */
  readUnsent(): readonly UnsentMessage[];
  writeUnsent(unsent: readonly UnsentMessage[]): void;
}

export function roomServices(idChatRoom: number, idUser: number): RoomServices {
  const unsent = storedEntries(`chat-unsent:${idUser}:${idChatRoom}`, unsentMessageSchema, { in: 'tab' });
  return {
    openConnection,
    load: (query) => call(loadChatRoom, { params: { id: idChatRoom }, query }),
    async save({ clientId, text }) {
      const date = dayKey(new Date());
      const { data } = await call(saveChatMessages, {
        params: { id: idChatRoom },
        body: { data: [{ date, messages: [{ message: text, clientId }] }] },
      });
      return flat(data)[0];
    },
    readUnsent: unsent.read,
    writeUnsent: unsent.write,
  };
}
