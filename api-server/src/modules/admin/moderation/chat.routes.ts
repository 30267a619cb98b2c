import * as contract from '@shared-kit/contracts/admin';
import type { AdminMessage } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import { invalidField } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { moderateMessage, moderatedMessages } from '../../content/index.ts';
import type { ChatModerator, MessageDecision, ModeratedMessage } from '../../content/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { expectRight } from '../access/admin-api.service.ts';
import { pageOf, placeIn } from '../lists/grid-place.rules.ts';
import type { FromPlace, Place } from '../lists/grid-place.rules.ts';
import { answerEach } from '../requests/answer-each.service.ts';

/** Serves the chat rooms and messages that the administration moderates. */
export function serveChatModeration(api: ApiBuilder): void {
  api.handle(contract.listAdminChatRooms, async ({ db, session }) => {
    const actor = await expectRight(db, session, contract.listAdminChatRooms);
    const messages = moderatedMessages(db, moderatorOf(actor));
    const [rooms, waiting] = [await messages.rooms(), await messages.waitingByRoom()];
    return {
      rooms: rooms.map((row) => ({
        idChatRoom: row.id_chat_room,
        name: row.name,
        kind: row.kind,
        messages: row.last_sequence,
        waiting: waiting.get(row.id_chat_room) ?? 0,
        lastAt: row.moment === null ? null : toMoment(row.moment),
      })),
    };
  });

  api.handle(contract.listAdminMessages, async ({ db, session, query, storage }) => {
    const actor = await expectRight(db, session, contract.listAdminMessages);
    const { state, q, room, limit } = query;
    const from = placeIn(query);
    const { rows, total } = await moderatedMessages(db, moderatorOf(actor)).search({
      state,
      q,
      idChatRoom: room,
      from: from && { side: from.side, place: messagePlace(from) },
      limit,
    });
    const page = pageOf(rows, { from, limit, placeOf });
    return {
      total,
      messages: page.rows.map((row) => presentMessage(row, storage.signMediaUrl)),
      places: page.places,
    };
  });

  api.handle(contract.moderateMessages, 'in-steps', async (context) => {
    const { body, storage, tenant, now } = context;
    const results = await answerEach(contract.moderateMessages, context, body.messages, async ({ db, actor, item }) => {
      const moderator = moderatorOf(actor);
      const media = { storage, tenant, now };
      const message = await moderateMessage(db, { moderator, place: item, decision: body, media });
      return {
        subject: { kind: 'person', id: message.id_user, name: message.name },
        changes: [{ field: 'message', before: `${item.sequence}: ${message.room_name}`, after: words[body.decision] }],
        reason: body.decision === 'REMOVED' ? body.reason : '',
      };
    });
    return { success: true, results: results.map(({ item, message }) => ({ ...item, message })) };
  });
}

const words: Readonly<Record<MessageDecision['decision'], string>> = {
  REMOVED: 'removida',
  KEPT: 'mantida',
  RESTORED: 'de volta',
};

function moderatorOf(actor: AdminActor): ChatModerator {
  const { idUser, name } = actor;
  return { idUser, name, within: actor.reach('community.moderate') };
}

function placeOf(row: ModeratedMessage): Place {
  return { key: `${row.moment.getTime()} ${row.id_chat_room}`, id: row.sequence };
}

function messagePlace({ side, place: { key, id } }: FromPlace) {
  const [moment = NaN, idChatRoom = NaN] = key.split(' ').map(Number);
  if (!Number.isSafeInteger(idChatRoom) || Number.isNaN(new Date(moment).getTime()))
    throw invalidField(`query.${side}`, 'Esta página da lista não existe.');
  return { moment: new Date(moment), idChatRoom, sequence: id };
}

function presentMessage(row: ModeratedMessage, sign: (key: string) => string): AdminMessage {
  return {
    idChatRoom: row.id_chat_room,
    sequence: row.sequence,
    author: {
      idPerson: row.id_user,
      name: row.name,
      department: row.department,
      photo: row.photo === '' ? '' : sign(row.photo),
    },
    text: row.message,
    roomName: row.room_name,
    at: toMoment(row.moment),
    reports: [...(row.reports ?? [])],
    removedBy: row.removed_by,
    removedReason: row.removed_reason,
  };
}
