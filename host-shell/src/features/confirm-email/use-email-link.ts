import { useEffect, useState } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { confirmEmail, readEmailLink, refuseEmail } from '@shared-kit/contracts/identity';
import type { EmailLink } from '@shared-kit/contracts/identity';

type EmailAnswer = 'confirmed' | 'refused';

type EmailLinkState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'answered'; readonly answer: EmailAnswer }
  | { readonly kind: 'read'; readonly link: EmailLink };

/** Reads the link in a confirmation mail, and sends the person's answer. */
export function useEmailLink(token: string) {
  const [state, setState] = useState<EmailLinkState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const [pending, setPending] = useState<EmailAnswer>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const leaving = new AbortController();
    call(readEmailLink, { body: { token } }, { signal: leaving.signal }).then(
      ({ link }) => setState({ kind: 'read', link }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setState({ kind: 'failed', message: messageOf(error) });
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);

  async function send(answer: EmailAnswer): Promise<void> {
    setPending(answer);
    setFailure(undefined);
    try {
      await call(answer === 'confirmed' ? confirmEmail : refuseEmail, { body: { token } });
      setState({ kind: 'answered', answer });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(undefined);
    }
  }

  function retry(): void {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }
  return { state, pending, failure, send, retry };
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return error.message;
}
