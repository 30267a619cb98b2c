import { useRef, useState } from 'react';
import { call } from '@shared-kit/runtime/api';
import { saveUserField } from '@shared-kit/contracts/identity';
import type { User } from '@shared-kit/contracts/identity';
import { labels } from './labels.ts';
import type { Preference } from './profile.rules.ts';
import { saveFailure } from '../../lib/save-notice/use-save-notice.ts';
import type { useSaveNotice } from '../../lib/save-notice/use-save-notice.ts';

type Notices = Pick<ReturnType<typeof useSaveNotice>, 'succeed' | 'fail'>;

/**
 * Saves each preference separately and at once (A7u-04). A box shows the chosen value during the save and reverts to the stored value when
 * the save fails. Later choices wait in a queue, so the server ends with the last one.
 */
export function usePreferences(user: User, { succeed, fail }: Notices, onSaved: (user: User) => void) {
  const [chosen, setChosen] = useState<Partial<Record<Preference, 0 | 1>>>({});
  const waiting = useRef(new Map<Preference, 0 | 1>());
  const isSaving = useRef(false);

  async function saveAll(): Promise<void> {
    const failed = new Map<Preference, string>();
    for (const [field, value] of waiting.current) {
      waiting.current.delete(field);
      try {
        onSaved((await call(saveUserField, { params: { id: user.idUser }, body: { field, value } })).user);
        failed.delete(field);
      } catch (error) {
        failed.set(field, saveFailure(error));
      }
      if (!waiting.current.has(field)) setChosen(({ [field]: _, ...others }) => others);
    }
    const [failure] = failed.values();
    if (failure === undefined) succeed(labels.fieldSaved);
    else fail(failure);
  }

  async function choose(field: Preference, isOn: boolean): Promise<void> {
    const value = isOn ? 1 : 0;
    setChosen((before) => ({ ...before, [field]: value }));
    waiting.current.set(field, value);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      await saveAll();
    } finally {
      isSaving.current = false;
    }
  }

  return { shown: { ...user, ...chosen }, choose };
}
