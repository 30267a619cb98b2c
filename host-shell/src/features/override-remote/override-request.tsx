import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError, call } from '@shared-kit/runtime/api';
import { startOverride } from '@shared-kit/contracts/delivery';
import { useLocation, useNavigate } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { storeOverride } from './stored-override.ts';
import { labels } from './labels.ts';
import { requestedOverride, searchWithoutOverride } from './override.rules.ts';
import type { Override } from './override.rules.ts';

/** Responds to an address that requests an override: a question to developers, a refusal to all others. */
export function OverrideRequest({ loadAnew = () => location.reload() }: { readonly loadAnew?: () => void }): ReactNode {
  const { search } = useLocation();
  const { permissions } = useActiveSession();
  const requested = requestedOverride(search);
  if (requested === undefined) return null;
  if (!permissions.developer) return <Refusal text={labels.notPermitted} />;
  if (requested === 'malformed') return <Refusal text={labels.malformed} />;
  return <Question requested={requested} loadAnew={loadAnew} />;
}

function useDropQuestion(): () => void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname, search: searchWithoutOverride(search), hash }, { replace: true });
}

function Refusal({ text }: { readonly text: string }): null {
  const drop = useDropQuestion();
  useEffect(() => {
    notify({ key: 'override', kind: 'error', text, durationMs: null });
    drop();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shows the message once per request in the address
  }, [text]);
  return null;
}

type QuestionState = { readonly kind: 'open'; readonly refusal?: string } | { readonly kind: 'asking' };

function Question({ requested, loadAnew }: { readonly requested: Override; loadAnew(): void }): ReactNode {
  const drop = useDropQuestion();
  const [state, setState] = useState<QuestionState>({ kind: 'open' });
  const confirm = async (): Promise<void> => {
    setState({ kind: 'asking' });
    try {
      const { expiresAt } = await call(startOverride, { body: requested });
      storeOverride({ ...requested, expiresAt });
      loadAnew();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'open', refusal: error.message });
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={labels.title(requested)}
      description={labels.description(requested)}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      isBusy={state.kind === 'asking'}
      onConfirm={() => void confirm()}
      onCancel={drop}
    >
      {state.kind === 'open' && state.refusal !== undefined && <Alert tone="danger">{state.refusal}</Alert>}
    </ConfirmDialog>
  );
}
