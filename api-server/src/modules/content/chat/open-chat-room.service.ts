import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { Refusal, notFound } from '../../../platform/errors.ts';
import { openContentItem } from '../content-access.service.ts';
import { chatRooms } from './chat-room.repository.ts';
import type { ChatRoomRow } from './chat-room.repository.ts';

/**
 * Returns the room for a person who may enter it. A general room is open to everybody, another one to people who may
 * open its content. Throws 404 otherwise.
 */
export async function openChatRoom(
  db: TenantDb,
  { idUser, idChatRoom }: { idUser: number; idChatRoom: number },
): Promise<ChatRoomRow> {
  const room = await findChatRoom(db, { idUser, idChatRoom });
  if (!room) throw notFound();
  return room;
}

/** Like `openChatRoom`, but returns undefined when the person has no access. */
export async function findChatRoom(
  db: TenantDb,
  { idUser, idChatRoom }: { idUser: number; idChatRoom: number },
): Promise<ChatRoomRow | undefined> {
  const room = await chatRooms(db).find(idChatRoom);
  if (!room || room.kind === 'general') return room;
  for (const idContentItem of await chatRooms(db).contentsOf(idChatRoom)) {
    if (await mayOpen(db, { idUser, idContentItem })) return room;
  }
  return undefined;
}

async function mayOpen(db: TenantDb, question: { idUser: number; idContentItem: number }): Promise<boolean> {
  try {
    await openContentItem(db, question);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return false;
    throw error;
  }
}
