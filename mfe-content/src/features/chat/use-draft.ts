import { useState } from 'react';
import * as z from 'zod/mini';
import { readInTab, removeInTab, useActiveSession, writeInTab } from 'shared-kit/session';

/** What is being written in a room; it is there again after a reload, in this tab and for this person alone. */
export function useDraft(idChatRoom: number): [string, (text: string) => void] {
  const key = `chat-draft:${useActiveSession().viewer.idUser}:${idChatRoom}`;
  const [text, setText] = useState(() => readInTab(key, z.string()) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') removeInTab(key);
      else writeInTab(key, next);
    },
  ];
}
