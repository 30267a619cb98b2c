import { createHash } from 'node:crypto';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineImporter } from '../../../platform/importing/importer.port.ts';
import type { FieldPath, ImportedDocument, WriteContext } from '../../../platform/importing/importer.port.ts';
import { htmlOfMarkdown } from '../../content/index.ts';
import { enrollments } from '../enrolment/enrollment.repository.ts';
import { cleanComment } from './comment-html.rules.ts';
import { comments } from './comment.repository.ts';
import type { Thread } from './comment.repository.ts';
import { commentsFileSchema } from './comments-file.schema.ts';
import type { CommentInput, CommentsFile, ThreadInput } from './comments-file.schema.ts';

/** Imports the first comments of classes and nodes. Later changes by people, also to these comments, stay. */
export const commentsImporter = defineImporter({
  domain: 'learning-comments',
  after: ['learning'],
  documents: { comments: { path: 'learning-comments.yaml', schema: commentsFileSchema } },

  check({ comments: documents }, context) {
    for (const document of documents) {
      document.data.threads.forEach((thread, index) => {
        const at = ['threads', index];
        if ('class' in thread) context.expectRef(document, [...at, 'class'], 'learning-class', thread.class);
        else {
          context.expectRef(document, [...at, 'node'], 'learning-node', thread.node);
          context.expectRef(document, [...at, 'training'], 'learning-node', thread.training);
        }
        thread.comments.forEach((comment, which) => {
          const ofComment = [...at, 'comments', which];
          const all = [
            { one: comment, path: ofComment },
            ...comment.replies.map((one, reply) => ({ one, path: [...ofComment, 'replies', reply] })),
          ];
          for (const { one, path } of all) {
            context.expectRef(document, [...path, 'user'], 'user', one.user);
            one.reports.forEach((user, report) =>
              context.expectRef(document, [...path, 'reports', report], 'user', user),
            );
          }
        });
      });
    }
  },

  async write(db, { comments: documents }, context) {
    for (const document of documents) {
      for (const [index, thread] of document.data.threads.entries())
        await writeThread(db, thread, { document, field: ['threads', index] }, context);
    }
  },
});

/** Position in the file. */
interface Line {
  readonly document: ImportedDocument<CommentsFile>;
  readonly field: FieldPath;
}

async function writeThread(
  db: TenantDb,
  input: ThreadInput,
  { document, field }: Line,
  context: WriteContext,
): Promise<void> {
  const thread: Thread =
    'class' in input
      ? { type: 'TEAM', idEntity: context.ref('learning-class', input.class) }
      : { type: 'NODE', idEntity: context.ref('learning-node', input.node) };
  const idTraining = 'class' in input ? null : context.ref('learning-node', input.training);
  for (const [index, comment] of input.comments.entries()) {
    const at = [...field, 'comments', index];
    const idComment = await writeOne(
      db,
      { thread, idTraining, idParentComment: null, line: { document, field: at } },
      comment,
      context,
    );
    for (const [which, reply] of comment.replies.entries()) {
      await writeOne(
        db,
        { thread, idTraining, idParentComment: idComment, line: { document, field: [...at, 'replies', which] } },
        reply,
        context,
      );
    }
  }
}

interface Place {
  readonly thread: Thread;
  /** Training of a node thread; null for a class thread. */
  readonly idTraining: number | null;
  readonly idParentComment: number | null;
  readonly line: Line;
}

/** Writes one comment. Returns null and adds a fault when the author is not enrolled; the import is then rejected. */
async function writeOne(
  db: TenantDb,
  { thread, idTraining, idParentComment, line }: Place,
  input: Omit<CommentInput, 'replies'>,
  context: WriteContext,
): Promise<number | null> {
  const idUser = context.ref('user', input.user);
  const own = comments(db, thread, idUser);
  const clientId = idOf([thread.type, String(thread.idEntity), input.user, input.at, input.text]);
  const before = await own.sentAs(idUser, clientId);
  if (before) return before.id_comment;
  const enrolled = (await enrollments(db).ofUser(idUser)).find((row) =>
    idTraining === null ? row.id_team === thread.idEntity : row.id_node === idTraining,
  );
  if (!enrolled) {
    context.fault(
      line.document,
      [...line.field, 'user'],
      `'${input.user}' não está matriculado ${idTraining === null ? 'nesta turma' : 'neste treinamento'}.`,
    );
    return null;
  }
  const now = context.date(input.at);
  const idComment = await own.add({
    idUser,
    idEnrollment: enrolled.id_enrollment,
    idParentComment,
    clientId,
    text: cleanComment(htmlOfMarkdown(input.text)),
    now,
  });
  if (idComment === null) throw new Error('a comment that was not there is added');
  for (const reporter of input.reports)
    await comments(db, thread, context.ref('user', reporter)).report(idComment, now);
  if (input.editedAt !== undefined || input.hiddenBy !== undefined) {
    await db
      .updateTable('comments')
      .set({
        last_modified_date: input.editedAt === undefined ? null : context.date(input.editedAt),
        hidden_by: input.hiddenBy ?? null,
      })
      .where('id_comment', '=', idComment)
      .execute();
  }
  if (input.deletedAt !== undefined) await own.remove(idComment, context.date(input.deletedAt));
  return idComment;
}

/** Returns the client id, which is the same in each import. */
function idOf(parts: readonly string[]): string {
  const digest = createHash('sha256').update(parts.join('\n')).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
