import { randomUUID } from 'node:crypto';
import { loadChatRoom, reportChatMessage, saveChatMessages } from '@shared-kit/contracts/content';
import type { ApiBuilder } from '../../../platform/module.ts';
import { chatMessages } from './chat-message.repository.ts';
import type { ChatMessageRow } from './chat-message.repository.ts';
import { chatRooms } from './chat-room.repository.ts';
import { presentDays, presentMessage, presentRoom } from './chat.presenter.ts';
import { openChatRoom } from './open-chat-room.service.ts';
import { postMessage, publishMessage } from './post-message.service.ts';
import { reportMessage } from './report-message.service.ts';

/** A7m-01, A7m-02: serves the history, and sending for pages without a WebSocket. */
export function chatRoutes(api: ApiBuilder): void {
  api.handle(loadChatRoom, async ({ params, query, db, session: { idUser }, storage, tenant, now }) => {
    const room = await openChatRoom(db, { idUser, idChatRoom: params.id });
    const { rows, hasMore } = await chatMessages(db).page({ idChatRoom: room.id_chat_room, ...query });
    const read = await chatRooms(db).readBy(room.id_chat_room, idUser);
    return { success: true, room: presentRoom(room, read), data: presentDays(rows, { storage, tenant, now }), hasMore };
  });

  api.handle(
    saveChatMessages,
    async ({ params, body, db, session: { idUser }, storage, tenant, now, rateLimit, events, afterCommit }) => {
      const room = await openChatRoom(db, { idUser, idChatRoom: params.id });
      const posted: ChatMessageRow[] = [];
      for (const { message, clientId } of body.data.flatMap((day) => day.messages)) {
        posted.push(
          await postMessage(db, room, { message, clientId: clientId ?? randomUUID() }, { idUser, now, rateLimit }),
        );
      }
      const media = { storage, tenant, now };
      afterCommit(() => {
        for (const row of posted) publishMessage(events, room, presentMessage(row, media));
      });
      return { success: true, data: presentDays(posted, media) };
    },
  );

  api.handle(reportChatMessage, async ({ params, body, db, session: { idUser }, now, rateLimit }) => {
    const { id_chat_room: idChatRoom } = await openChatRoom(db, { idUser, idChatRoom: params.id });
    await reportMessage(db, { ...body, idChatRoom, idUser, now }, rateLimit);
    return { success: true };
  });
}
