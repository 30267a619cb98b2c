import { useState } from 'react';
import * as z from 'zod/mini';
import { readInTab, removeInTab, useActiveSession, writeInTab } from '@shared-kit/runtime/session';

const sentSchema = z.object({ text: z.string(), clientId: z.string() });

/**
 * Returns the client id that a text is sent under. The same text keeps its id until it is delivered, even when the
 * reply, the drawer or the page is lost.
 */
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

/** Stores a draft in the tab, per person, so that it survives a closed drawer and a reload. */
export function useDraft(name: string): { first: string; store: (html: string, isEmpty: boolean) => void } {
  const key = `comment-draft:${useActiveSession().viewer.idUser}:${name}`;
  const [first] = useState(() => readInTab(key, z.string()) ?? '');
  return {
    first,
    store: (html, isEmpty) => (isEmpty ? removeInTab(key) : writeInTab(key, html)),
  };
}
