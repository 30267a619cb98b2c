import { useState } from 'react';
import { ApiError, call, useApiQuery } from '@shared-kit/runtime/api';
import { listNotificationPreferences, saveNotificationPreferences } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { changesOf } from './preferences.rules.ts';

/** Holds the notification preferences and unsaved changes; saves only on request. */
export function usePreferences(onSaved: () => void) {
  const { idUser } = useActiveSession().viewer;
  const params = { idUser };
  const query = useApiQuery(listNotificationPreferences, { params }, { staleTime: 0, gcTime: 0 });
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    const body = changesOf(query.data?.notifications ?? [], choices);
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      if (body.length > 0) await call(saveNotificationPreferences, { params, body });
      notify({ kind: 'success', text: labels.saved });
      onSaved();
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : labels.failed);
      setBusy(false);
    }
  }

  return {
    query,
    choices,
    fault,
    isBusy,
    save,
    turn: (id: number, isOn: boolean) => setChoices(new Map(choices).set(id, isOn)),
  };
}
