import type { TenantDb } from '../../../platform/database/tenant-db.ts';
import { Refusal, notFound } from '../../../platform/errors.ts';
import { openContentItem } from '../content-access.ts';
import { chatRooms } from './chat-room.repository.ts';
import type { ChatRoomRow } from './chat-room.repository.ts';

/** The room, for a person who may be in it: a general one is everybody's, another belongs to whoever may open the content that it stands beside. */
export async function openChatRoom(
  db: TenantDb,
  { idUser, idChatRoom }: { idUser: number; idChatRoom: number },
): Promise<ChatRoomRow> {
  const room = await findChatRoom(db, { idUser, idChatRoom });
  if (!room) throw notFound();
  return room;
}

/** The same; undefined where there is none for this person. */
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
