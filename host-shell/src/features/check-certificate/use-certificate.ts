import { useCallback, useEffect, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { getCertificateAuthenticity } from '@shared-kit/contracts/journey';
import type { CertificateAuthenticity } from '@shared-kit/contracts/journey';

export type CertificateCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'found'; readonly certificate: CertificateAuthenticity }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Loads a certificate. A refusal means that it does not exist; a missing response leaves that open. */
export function useCertificate(authenticityID: string): { check: CertificateCheck; retry: () => void } {
  const [check, setCheck] = useState<CertificateCheck>({ kind: 'checking' });
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const leaving = new AbortController();
    call(getCertificateAuthenticity, { params: { authenticityID } }, { signal: leaving.signal }).then(
      (certificate) => setCheck({ kind: 'found', certificate }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setCheck(outcomeOf(error));
      },
    );
    return () => leaving.abort();
  }, [authenticityID, attempt]);

  const retry = useCallback(() => {
    setCheck({ kind: 'checking' });
    setAttempt((count) => count + 1);
  }, []);
  return { check, retry };
}

function outcomeOf(error: unknown): CertificateCheck {
  if (!(error instanceof ApiError)) throw error;
  return error.status === 400 || error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error };
}
