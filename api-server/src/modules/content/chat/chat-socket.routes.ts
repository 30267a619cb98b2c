import {
  chatKinds,
  chatMessageCalls,
  chatPresence,
  joinChatRoom,
  leaveChatRoom,
  readChatRoom,
  typeInChatRoom,
  typingInChatRoom,
} from '@shared-kit/contracts/content';
import { notFound, refuse } from '../../../platform/errors.ts';
import type { SocketBuilder } from '../../../platform/realtime/socket.port.ts';
import { chatMessages } from './chat-message.repository.ts';
import type { ChatMessageRow } from './chat-message.repository.ts';
import { chatRooms } from './chat-room.repository.ts';
import { presentMessage } from './chat.presenter.ts';
import { findChatRoom, openChatRoom } from './open-chat-room.service.ts';
import { chatChannel, postMessage, publishMessage } from './post-message.service.ts';

/** Maximum number of missed messages in the reply to a join; the page loads the rest in pages. */
const caughtUpAtOnce = 200;

/** A7m-03 to A7m-09: registers the WebSocket calls of chat rooms. */
export function chatSocket(socket: SocketBuilder): void {
  socket.answer(
    joinChatRoom,
    async ({ input, db, session: { idUser }, storage, tenant, now, enter, leave, presentIn }) => {
      const channel = chatChannel(input.room);
      const room = await openChatRoom(db, { idUser, idChatRoom: input.room }).catch((error: unknown) => {
        leave(channel);
        throw error;
      });
      // Joins before reading, so that a message between the two arrives twice rather than never.
      await enter(channel);
      const after = input.after ?? room.last_sequence;
      const { rows, hasMore } = await chatMessages(db).page({
        idChatRoom: room.id_chat_room,
        after,
        limit: caughtUpAtOnce,
      });
      const present = (row: ChatMessageRow) => presentMessage(row, { storage, tenant, now });
      const messages = rows.map(present);
      return {
        lastSequence: messages.at(-1)?.sequence ?? room.last_sequence,
        present: presentIn(channel),
        messages,
        hasMore,
        removed: (await chatMessages(db).removedLately(room.id_chat_room)).map(present),
      };
    },
  );

  for (const kind of chatKinds) {
    socket.answer(
      chatMessageCalls[kind],
      async ({ input, db, session: { idUser }, storage, tenant, now, rateLimit, events, afterCommit }) => {
        const room = await openChatRoom(db, { idUser, idChatRoom: input.room });
        if (room.kind !== kind) throw refuse('chat.other-kind', 409, 'Esta sala não recebe mensagens deste tipo.');
        const message = presentMessage(await postMessage(db, room, input, { idUser, now, rateLimit }), {
          storage,
          tenant,
          now,
        });
        afterCommit(() => publishMessage(events, room, message));
        return message;
      },
    );
  }

  socket.answer(readChatRoom, async ({ input, db, session: { idUser } }) => {
    await chatRooms(db).read(await openChatRoom(db, { idUser, idChatRoom: input.room }), idUser, input.sequence);
    return {};
  });

  socket.pass(typeInChatRoom, ({ input, session: { idUser, name }, isIn, publishToOthers }) => {
    const channel = chatChannel(input.room);
    if (!isIn(channel)) throw notFound();
    publishToOthers(channel, typingInChatRoom, { room: input.room, idUser, user: name });
    return {};
  });

  socket.pass(leaveChatRoom, ({ input, leave }) => {
    leave(chatChannel(input.room));
    return {};
  });

  socket.guard(
    'chat',
    async ({ db, idUser }, name) => (await findChatRoom(db, { idUser, idChatRoom: Number(name) })) !== undefined,
  );

  socket.presence('chat', chatPresence, (name, present) => ({ room: Number(name), present }));
}
