import * as z from 'zod/mini';
import { readInTab, removeInTab, writeInTab } from 'shared-kit/session';

/** A message as far as it is written. The id is this text's: sent again after a lost answer or a reload it is one mail, and another text is another. */
export type Draft = Readonly<z.infer<typeof draftSchema>>;
const draftSchema = z.object({ idMessage: z.string(), message: z.string() });

const keyOf = (idUser: number): string => `contact-${idUser}`;

/** What this person has written in this tab, or an empty sheet. */
export function readDraft(idUser: number): Draft {
  return readInTab(keyOf(idUser), draftSchema) ?? { idMessage: crypto.randomUUID(), message: '' };
}

export function keepDraft(idUser: number, draft: Draft): void {
  writeInTab(keyOf(idUser), draft);
}

export function dropDraft(idUser: number): void {
  removeInTab(keyOf(idUser));
}
