import { useState } from 'react';
import * as z from 'zod/mini';
import { readInTab, removeInTab, useActiveSession, writeInTab } from '@shared-kit/runtime/session';

/** Stores the draft of a room in the tab, per person, so that it survives a reload. */
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
