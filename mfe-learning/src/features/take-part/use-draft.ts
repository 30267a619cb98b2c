import { useState } from 'react';
import * as z from 'zod/mini';
import { readInTab, removeInTab, useActiveSession, writeInTab } from 'shared-kit/session';

const sentSchema = z.object({ text: z.string(), clientId: z.string() });

/** The name that a text is sent under. The same text has the same one until it has arrived, whatever got lost on the way: the answer, the drawer or the page. */
export function useSentName(thread: string): { of: (text: string) => string; forget: () => void } {
  const key = `comment-sent:${useActiveSession().viewer.idUser}:${thread}`;
  return {
    of: (text) => {
      const before = readInTab(key, sentSchema);
      if (before?.text === text) return before.clientId;
      const clientId = crypto.randomUUID();
      writeInTab(key, { text, clientId } satisfies z.infer<typeof sentSchema>);
      return clientId;
    },
    forget: () => removeInTab(key),
  };
}

/** What is being written, in this tab and for this person alone: it outlives the drawer and a reload. */
export function useDraft(name: string): { first: string; keep: (html: string, isEmpty: boolean) => void } {
  const key = `comment-draft:${useActiveSession().viewer.idUser}:${name}`;
  const [first] = useState(() => readInTab(key, z.string()) ?? '');
  return {
    first,
    keep: (html, isEmpty) => (isEmpty ? removeInTab(key) : writeInTab(key, html)),
  };
}
