import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema } from '@shared-kit/contracts/core';

/** Longest text of a note, in characters. */
export const NOTE_MAX_LENGTH = 2000;
/** Largest number of notes of one person on one content. */
export const NOTES_PER_CONTENT = 300;

const secondsSchema = z.number().check(z.nonnegative(), z.maximum(86_400));

const noteShape = {
  /** Given by the browser: a note that arrives twice is stored once. */
  idNote: z.uuid(),
  /** Position in the media, in seconds. */
  seconds: secondsSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX_LENGTH)),
  /** Time of the last change, UTC. An older change that arrives late does not replace a newer one. */
  editedAt: momentSchema,
};

export const noteSchema = z.object(noteShape);

/** Last change of a note on a device: its new state, or its removal. */
export const noteChangeSchema = z.object({
  ...noteShape,
  idContentItem: idSchema,
  isDeleted: z.boolean(),
});

/** Lists the person's own notes on a content, by position. */
export const listNotes = defineEndpoint({
  id: 'content.list-notes',
  method: 'GET',
  path: '/content/notes/:idContentItem',
  access: 'session',
  summary: 'Anotações da pessoa em um conteúdo',
  params: z.object({ idContentItem: idSchema }),
  reply: z.object({ success: z.literal(true), notes: z.array(noteSchema) }),
  // Notes are private to the person.
  inSupportAccess: 'closed',
  isReadableOffline: true,
});

/**
 * Saves the last change of a note. Repeating it changes nothing. A removal erases the text; saving a newer state undoes
 * it.
 */
export const saveNote = defineEndpoint({
  id: 'content.save-note',
  method: 'PUT',
  path: '/content/notes/:idContentItem/:idNote',
  access: 'session',
  summary: 'Guarda, altera ou exclui uma anotação',
  params: z.object({ idContentItem: idSchema, idNote: noteShape.idNote }),
  body: z.object({
    seconds: noteShape.seconds,
    text: noteShape.text,
    editedAt: noteShape.editedAt,
    isDeleted: z.boolean(),
  }),
  reply: z.object({ success: z.literal(true), savedAt: momentSchema }),
  errors: { 'content.too-many-notes': 409, 'identity.too-many-attempts': 429 },
  inSupportAccess: 'closed',
});

export type Note = z.infer<typeof noteSchema>;
export type NoteChange = z.infer<typeof noteChangeSchema>;
