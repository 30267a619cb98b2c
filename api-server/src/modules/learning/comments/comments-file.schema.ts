import * as z from 'zod/mini';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const shape = {
  user: z.string(),
  at: importDateSchema,
  /** Markdown, of which bold, italic and links stay; 1000 characters. */
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  editedAt: z.optional(importDateSchema),
  /** The author took it back: the text is not kept. */
  deletedAt: z.optional(importDateSchema),
  /** Who took it out of sight. */
  hiddenBy: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  /** People who have reported it. */
  reports: z._default(z.array(z.string()), []),
};

const commentSchema = z.strictObject({ ...shape, replies: z._default(z.array(z.strictObject(shape)), []) });

/** `learning-comments.yaml`: what people have written about classes and nodes; the first import makes each, once. */
export const commentsFileSchema = z.strictObject({
  threads: z.array(
    z.union([
      z.strictObject({ class: z.string(), comments: z.array(commentSchema) }),
      /** In which training the people have the node. */
      z.strictObject({ node: z.string(), training: z.string(), comments: z.array(commentSchema) }),
    ]),
  ),
});

export type CommentsFile = z.output<typeof commentsFileSchema>;
export type ThreadInput = CommentsFile['threads'][number];
export type CommentInput = ThreadInput['comments'][number];
