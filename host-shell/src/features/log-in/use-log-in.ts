import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { login, loginInfo } from '@shared-kit/contracts/identity';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { startSession, useTenant } from '@shared-kit/runtime/session';
import { loginRefusal, passwordFault, usernameFault, usernameRefusal } from './log-in.rules.ts';
import type { LogInStep } from './log-in.rules.ts';
import { clearSessionEnd } from '../../lib/session-end.ts';

/** Runs the two steps of the login (A4l-01, A4l-02). Both submits resolve to whether the step succeeded. */
export function useLogIn() {
  const { idApp, idAppType, acronym } = useTenant();
  const [step, setStep] = useState<LogInStep>({ kind: 'username' });
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>, words: (error: ApiError) => string): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setFault(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(words(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function checkUsername(typed: string): Promise<boolean> {
    const missing = usernameFault(typed);
    if (missing) {
      setFault(missing);
      return false;
    }
    const username = typed.trim();
    return attempt(async () => {
      const { ssoOnly } = await call(loginInfo, { query: { username, idApp } });
      setStep({ kind: ssoOnly ? 'sso' : 'password', username });
    }, usernameRefusal);
  }

  async function logIn(username: string, password: string): Promise<boolean> {
    const missing = passwordFault(password);
    if (missing) {
      setFault(missing);
      return false;
    }
    return attempt(async () => {
      try {
        enter(await call(login, { body: { username, password, idAppType, acronym, idApp } }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'identity.second-factor-required') throw error;
        const { beginSecondStep } = await import(/* webpackChunkName: "second-step" */ './second-step/begin.ts');
        setStep({ kind: 'second', username, begun: await beginSecondStep(username, password) });
      }
    }, loginRefusal);
  }

  function enter(session: LoginSession): void {
    clearSessionEnd();
    startSession(session);
  }

  function startOver(message?: string): void {
    setFault(message);
    setStep({ kind: 'username' });
  }

  return { step, fault, isBusy, checkUsername, logIn, enter, startOver, forgive: () => setFault(undefined) };
}
