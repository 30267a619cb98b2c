import { readInTab, removeInTab, writeInTab } from 'shared-kit/session';

/** A message as far as it is written. The id is this text's: sent again after a lost answer or a reload it is one mail, and another text is another. */
export interface Draft {
  readonly idMessage: string;
  readonly message: string;
}

const keyOf = (idUser: number): string => `contact-${idUser}`;

/** What this person has written in this tab, or an empty sheet. */
export function readDraft(idUser: number): Draft {
  return readInTab<Draft>(keyOf(idUser)) ?? { idMessage: crypto.randomUUID(), message: '' };
}

export function keepDraft(idUser: number, draft: Draft): void {
  writeInTab(keyOf(idUser), draft);
}

export function dropDraft(idUser: number): void {
  removeInTab(keyOf(idUser));
}
