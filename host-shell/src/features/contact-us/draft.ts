import * as z from 'zod/mini';
import { readInTab, removeInTab, writeInTab } from '@shared-kit/runtime/session';

/**
 * Draft of a message. The id belongs to the text: a resend after a lost response or a reload produces one mail, and a
 * changed text is a new message.
 */
export type Draft = Readonly<z.infer<typeof draftSchema>>;
const draftSchema = z.object({ idMessage: z.string(), message: z.string() });

const keyOf = (idUser: number): string => `contact-${idUser}`;

/** Returns this person's draft in this tab, or an empty draft. */
export function readDraft(idUser: number): Draft {
  return readInTab(keyOf(idUser), draftSchema) ?? { idMessage: crypto.randomUUID(), message: '' };
}

export function storeDraft(idUser: number, draft: Draft): void {
  writeInTab(keyOf(idUser), draft);
}

export function dropDraft(idUser: number): void {
  removeInTab(keyOf(idUser));
}
