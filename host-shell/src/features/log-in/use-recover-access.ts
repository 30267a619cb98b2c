import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { forgotPassword } from '@shared-kit/contracts/identity';
import { useTenant } from '@shared-kit/runtime/session';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { recoveryRefusal, usernameFault } from './log-in.rules.ts';

/** State of the recovery. An unknown login also gives `sent`: the server never reveals which logins exist. */
export type RecoveryState =
  | { readonly kind: 'open'; readonly fault?: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent' };

/** Requests the e-mail of first access or of a new password (A5-03). */
export function useRecoverAccess() {
  const { idAppType } = useTenant();
  const [state, setState] = useState<RecoveryState>({ kind: 'open' });

  async function send(typed: string): Promise<boolean> {
    if (state.kind === 'sending') return false;
    const fault = usernameFault(typed);
    if (fault) {
      setState({ kind: 'open', fault });
      return false;
    }
    setState({ kind: 'sending' });
    try {
      await call(forgotPassword, { body: { username: typed.trim(), idAppType } });
      setState({ kind: 'sent' });
      notify({ kind: 'success', text: labels.recover.sent, key: 'recover' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'open' });
      notify({ kind: 'error', text: recoveryRefusal(error), error, key: 'recover' });
      return false;
    }
  }

  return { state, send };
}
