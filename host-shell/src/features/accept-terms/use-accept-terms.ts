import { useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { acceptAgreement, acceptResponsibilityTerm, currentSession } from '@shared-kit/contracts/identity';
import { refreshSession, updateSession, useActiveSession } from '@shared-kit/runtime/session';
import { fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { afterAcceptance, areAllChecked, requestsCommunication, fieldsOf } from './terms.rules.ts';
import type { Term, TermsFields } from './terms.rules.ts';

/** Holds the form of the displayed terms. Updates the session after the server has saved them (A4t-02). */
export function useAcceptTerms(terms: readonly Term[]) {
  const { viewer, loginInfo } = useActiveSession();
  const [fault, setFault] = useState<string>();
  const requestsOptIn = requestsCommunication(loginInfo, terms);
  const known = fieldsOf(terms);
  // A newer version is a new field, which nobody has checked yet; the answer to the opt-in stays.
  const { form, isBusy, onSubmit } = useApiForm<TermsFields>({
    schema: termsSchema(terms),
    defaultValues: known,
    values: known,
    resetOptions: { keepDirtyValues: true },
    submit: accept,
    onInvalid: () => setFault(undefined),
    onFailure: (error) => setFault(error.status === 0 ? error.message : labels.mustAccept),
  });

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

  async function accept({ communication }: TermsFields): Promise<void> {
    setFault(undefined);
    const answer = communication === true ? 1 : 0;
    const communicationAccepted = requestsOptIn ? answer : undefined;
    try {
      // The agreement comes first: the server accepts no other call before it.
      for (const term of terms) await save(term, communicationAccepted);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      await reload().catch(() => setFault(labels.mustAccept));
      return;
    }
    updateSession((session) => ({
      ...session,
      loginInfo: afterAcceptance(session.loginInfo, terms, communicationAccepted),
    }));
  }

  return {
    form,
    isBusy,
    onSubmit,
    fault,
    forgive: () => setFault(undefined),
    requestsOptIn,
    isReady: areAllChecked(terms, useWatch({ control: form.control })),
  };
}

const termsSchema = (terms: readonly Term[]) =>
  fieldRules<TermsFields>(
    Object.fromEntries(terms.map(({ key }) => [key, (isChecked) => (isChecked ? undefined : labels.mustAccept)])),
  );
