/** Position in the list of entries. */
export interface BellCursor {
  readonly at: Date;
  readonly idNotification: number;
}

/** Returns the cursor as text: milliseconds and number of the last entry, which the contract has checked. */
export function parseCursor(text: string): BellCursor {
  const [at = '', id = ''] = text.split('.');
  return { at: new Date(Number(at)), idNotification: Number(id) };
}

export function cursorText({ at, idNotification }: BellCursor): string {
  return `${at.getTime()}.${idNotification}`;
}
