import * as z from 'zod/mini';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const shape = {
  user: z.string(),
  at: importDateSchema,
  /** Markdown, reduced to bold, italic and links; 1000 characters. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  editedAt: z.optional(importDateSchema),
  /** Deleted by the author: the text is not stored. */
  deletedAt: z.optional(importDateSchema),
  /** Name of the moderator who hid it. */
  hiddenBy: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** Keys of the people who have reported it. */
  reports: z._default(z.array(z.string()), []),
};

const commentSchema = z.strictObject({ ...shape, replies: z._default(z.array(z.strictObject(shape)), []) });

/** `learning-comments.yaml`: comments on classes and nodes. The first import creates each one, once. */
export const commentsFileSchema = z.strictObject({
  threads: z.array(
    z.union([
      z.strictObject({ class: z.string(), comments: z.array(commentSchema) }),
      /** Training in which the people have the node. */
      z.strictObject({ node: z.string(), training: z.string(), comments: z.array(commentSchema) }),
    ]),
  ),
});

export type CommentsFile = z.output<typeof commentsFileSchema>;
export type ThreadInput = CommentsFile['threads'][number];
export type CommentInput = ThreadInput['comments'][number];
