import { randomUUID } from 'node:crypto';
import { createExternalCourse, findExternalCourse } from '@shared-kit/contracts/journey';
import type { TestUser } from '../../../test/index.ts';
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
