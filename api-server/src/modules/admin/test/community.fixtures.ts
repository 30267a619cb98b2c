import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { saveChatMessages } from '@shared-kit/contracts/content';
import { createExternalCourse, findExternalCourse } from '@shared-kit/contracts/journey';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../../test/index.ts';
import { uploadSections } from '../../content/index.ts';
import { makeSection } from '../../content/test/content-factory.ts';
import { app, enrolIn, inTenant } from './administration.fixtures.ts';

/** Writes a comment of a person in the thread of a training and returns its id. */
export async function writeComment(user: TestUser, idNode: number, text = 'Bom dia a todos'): Promise<number> {
  const idEnrolment = await enrolIn(user, idNode, { expires_at: app.clock.now() });
  return inTenant(async (db) => {
    const row = await db
      .insertInto('comments')
      .values({
        id_team: null,
        id_node: idNode,
        id_parent_comment: null,
        id_user: user.idUser,
        id_enrollment: idEnrolment,
        client_id: randomUUID(),
        text: `<p>${text}</p>`,
        words: 4,
        creation_date: app.clock.now(),
      })
      .returning('id_comment')
      .executeTakeFirstOrThrow();
    return row.id_comment;
  });
}

/** Reports a comment in the name of somebody else. */
export async function reportAs(user: TestUser, idComment: number): Promise<void> {
  await inTenant((db) =>
    db
      .insertInto('comment_reports')
      .values({ id_comment: idComment, id_user: user.idUser, reported_at: app.clock.now() })
      .execute(),
  );
}

/** Sends an external course of a person and returns it as the inbox does. */
export async function sendCourse(user: TestUser, title = 'NR-35') {
  const { idUserExternalCourse: id } = await app.ok(
    createExternalCourse,
    {
      body: {
        title,
        type: 'ONLINE',
        workload: 8,
        startDate: '2026-01-10',
        finishDate: '2026-01-11',
        entityName: 'SENAI',
      },
    },
    { as: user },
  );
  const { result } = await app.ok(findExternalCourse, { params: { id } }, { as: user });
  return { id, lastModifiedDate: result.lastModifiedDate };
}

let idRoom: number | undefined;

/** Returns the general chat room of the tests. */
export async function chatRoom(): Promise<number> {
  idRoom ??= await inTenant(async (db) => {
    const row = await db
      .insertInto('chat_rooms')
      .values({ key: 'moderada', name: 'Sala geral', description: '', kind: 'general' })
      .returning('id_chat_room')
      .executeTakeFirstOrThrow();
    return row.id_chat_room;
  });
  return idRoom;
}

/** Writes a message of a person in the room and returns its place. */
export async function sayInChat(user: TestUser, message = 'Bom dia') {
  const idChatRoom = await chatRoom();
  const { data } = await app.ok(
    saveChatMessages,
    { params: { id: idChatRoom }, body: { data: [{ messages: [{ message }] }] } },
    { as: user },
  );
  return { idChatRoom, sequence: data[0]?.messages[0]?.sequence ?? 0 };
}

let idUploadSection: number | undefined;

/** Returns the section of the tests whose uploads wait for a review. */
export async function reviewedSection(): Promise<number> {
  idUploadSection ??= await makeSection(app, app.tenant, { id_section_type: 21, text: 'Vitrines' });
  await inTenant((db) => uploadSections(db).setReviewed(idUploadSection ?? 0, true));
  return idUploadSection;
}

/** Sends a file of a person to the section and returns its waiting upload. */
export async function sendWaitingUpload(user: TestUser, title = 'Vitrine') {
  const idSection = await reviewedSection();
  const now = app.clock.now();
  const { id_user_upload: idUserUpload } = await inTenant((db) =>
    db
      .insertInto('user_uploads')
      .values({
        id_user: user.idUser,
        id_upload: randomUUID(),
        id_section: idSection,
        title,
        description: 'Outubro',
        name: 'vitrine.pdf',
        extension: 'pdf',
        media_type: 'application/pdf',
        size: 10,
        received: 10,
        state: 'RECEIVED',
        review: 'WAITING',
        file_key: `t${app.tenant.idApp}/uploads/${user.idUser}/${randomUUID()}.pdf`,
        created_at: now,
        touched_at: now,
      })
      .returning('id_user_upload')
      .executeTakeFirstOrThrow(),
  );
  return { idUserUpload, idSection };
}

/** Schedules an announcement of a person for tomorrow and returns its id. */
export function makeAnnouncement({ idUser, name }: TestUser): Promise<number> {
  const tomorrow = new Date(app.clock.now().getTime() + DAY_MS);
  return inTenant(async (db) => {
    const row = await db
      .insertInto('announcements')
      .values({
        client_id: randomUUID(),
        fields: toJson({
          title: 'Amanhã',
          text: 'Até amanhã',
          link: '',
          audience: { kind: 'all' },
          sendsMail: false,
          sendAt: null,
        }),
        state: 'scheduled',
        send_at: tomorrow,
        id_actor: idUser,
        created_by: name,
        created_at: app.clock.now(),
      })
      .returning('id_announcement')
      .executeTakeFirstOrThrow();
    return row.id_announcement;
  });
}
