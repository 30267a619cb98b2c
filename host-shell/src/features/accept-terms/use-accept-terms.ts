import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { acceptAgreement, acceptResponsibilityTerm, currentSession } from '@shared-kit/contracts/identity';
import { refreshSession, updateSession, useActiveSession } from '@shared-kit/runtime/session';
import { labels } from './labels.ts';
import { afterAcceptance } from './terms.rules.ts';
import type { Term } from './terms.rules.ts';

/** Saves the acceptance of the displayed terms. Updates the session after the server has saved it (A4t-02). */
export function useAcceptTerms(terms: readonly Term[]) {
  const { viewer } = useActiveSession();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(term: Term, communicationAccepted: 0 | 1 | undefined): Promise<void> {
    if (term.kind === 'responsibility') {
      const { idTermOfResponsibility, versionNumber } = term;
      await call(acceptResponsibilityTerm, { params: { idTermOfResponsibility, versionNumber } });
      return;
    }
    const body = {
      userLicenceTermsAccepted: term.version,
      ...(communicationAccepted === undefined ? {} : { communicationAccepted }),
    };
    await call(acceptAgreement, { params: { id: viewer.idUser }, body });
  }

  /** Shows the newer version that was published while this one was open. */
  async function reload(): Promise<void> {
    refreshSession(await call(currentSession, {}));
    setFault(labels.outdated);
  }

  /** Accepts the terms; `communicationAccepted` is set when it was asked. */
  async function accept(communicationAccepted: 0 | 1 | undefined): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    try {
      // The agreement comes first: the server accepts no other call before it.
      for (const term of terms) await save(term, communicationAccepted);
      updateSession((session) => ({
        ...session,
        loginInfo: afterAcceptance(session.loginInfo, terms, communicationAccepted),
      }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) await reload().catch(() => setFault(labels.mustAccept));
      else setFault(error.status === 0 ? error.message : labels.mustAccept);
    } finally {
      setBusy(false);
    }
  }

  return { accept, isBusy, fault, refuse: () => setFault(labels.mustAccept), forgive: () => setFault(undefined) };
}
