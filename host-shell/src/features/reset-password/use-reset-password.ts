import { useState } from 'react';
import { ApiError, call } from 'shared-kit/api';
import { resetPassword } from 'shared-kit/contracts/identity';
import { endSession } from 'shared-kit/session';
import { confirmationFault, passwordFault } from '../../lib/new-password/password.rules.ts';

interface Faults {
  readonly password?: string | undefined;
  readonly confirmation?: string | undefined;
  /** Not about a field: the link is over, the network is gone. */
  readonly form?: string | undefined;
}

/** Saves the password that the e-mailed link's owner chooses. */
export function useResetPassword(token: string) {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  async function save(password: string, confirmation: string): Promise<void> {
    if (isBusy) return;
    const found: Faults = {
      password: passwordFault(password),
      confirmation: confirmationFault(password, confirmation),
    };
    setFaults(found);
    if (found.password !== undefined || found.confirmation !== undefined) return;
    setBusy(true);
    try {
      await call(resetPassword, { body: { token, password } });
      // The server has ended every session of this person, the one in this browser included.
      endSession();
      setDone(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFaults({ form: error.message });
    } finally {
      setBusy(false);
    }
  }

  return { faults, isBusy, isDone, save };
}
