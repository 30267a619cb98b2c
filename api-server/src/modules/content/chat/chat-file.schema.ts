import * as z from 'zod/mini';
import { CHAT_MESSAGE_MAX_LENGTH, chatKinds } from '@shared-kit/contracts/content';
import { importDateSchema } from '../../../platform/importing/import-date.rules.ts';

const key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas, números e hífens.'), z.maxLength(80));

const roomSchema = z.strictObject({
  key,
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z._default(z.string().check(z.maxLength(300)), ''),
  /**
   * A `general` room is open to everybody; `content` and `live` rooms to people who may open a content that names the
   * room (`chatRoom`).
   */
  kind: z._default(z.enum(chatKinds), 'content'),
  /** False for a closed room. */
  active: z._default(z.boolean(), true),
  /** History of another portal, or of a demonstration, oldest first. */
  messages: z._default(
    z.array(
      z.strictObject({
        user: z.string(),
        at: importDateSchema,
        text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_MESSAGE_MAX_LENGTH)),
      }),
    ),
    [],
  ),
});

/** Schema of `chat.yaml`. */
export const chatFileSchema = z.strictObject({ rooms: z.array(roomSchema) });

export type ChatRoomInput = z.output<typeof roomSchema>;
