import { useState } from 'react';
import { ApiError, call } from 'shared-kit/api';
import { enterSupportAccess } from 'shared-kit/contracts/identity';
import type { UserListItem } from 'shared-kit/contracts/identity';
import { startSupportSession } from 'shared-kit/session';
import { labels } from './labels.ts';

/** B4.13-01: goes on in the portal as the chosen person. */
export function useEnterSupport({ idUser }: UserListItem, onEntered: () => void) {
  const [fault, setFault] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function enter(typed: string): Promise<boolean> {
    const reason = typed.trim();
    setFault(undefined);
    setMissing(reason === '' ? labels.reasonMissing : undefined);
    if (reason === '' || isBusy || idUser === undefined) return false;
    setBusy(true);
    try {
      const { result } = await call(enterSupportAccess, { body: { idUser, reason } });
      onEntered();
      startSupportSession(result);
      return true;
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : labels.failed);
      setBusy(false);
      return false;
    }
  }

  return { enter, fault, missing, isBusy };
}
