import { useState } from 'react';
import type { CompanyTerms, TermsChange } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { changeTerms, useRefreshTerms } from './company-terms.queries.ts';
import { labels } from './labels.ts';

/** Milliseconds in which a change can be undone. */
const UNDO_MS = 10_000;

interface TermsChanges {
  /** Terms from which the form was filled. */
  readonly base: CompanyTerms;
  /** Runs after a change. */
  readonly onDone: () => void;
  /** Runs when somebody else has changed the terms since. */
  readonly onOutdated: () => void;
}

/** Asks before the terms change, changes them in the version of the form, and offers to undo it. */
export function useTermsChange({ base, onDone, onOutdated }: TermsChanges) {
  const [asked, setAsked] = useState<TermsChange>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const refresh = useRefreshTerms();

  const confirm = async () => {
    if (!asked) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const version = await changeTerms(base.version, asked);
      onDone();
      notifyDone(asked.kind, () => changeTerms(version, changeBackTo(base)), refresh);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'admin.changed-meanwhile') onOutdated();
      else setFailure(error);
    } finally {
      refresh();
      setBusy(false);
      setAsked(undefined);
    }
  };
  return { asked, ask: setAsked, cancel: () => setAsked(undefined), confirm, isBusy, failure };
}

/** Returns the change that leads back to these terms. Their text was saved with the change away from them. */
function changeBackTo({ current }: CompanyTerms): TermsChange {
  return current === null ? { kind: 'withdraw' } : { kind: 'restore', name: current.name };
}

function notifyDone(kind: TermsChange['kind'], changeBack: () => Promise<unknown>, refresh: () => void): void {
  const undo = async () => {
    try {
      await changeBack();
      notify({ kind: 'info', text: labels.undone });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ kind: 'error', text: error.message });
    }
    refresh();
  };
  notify({
    kind: 'success',
    text: labels.done[kind],
    durationMs: UNDO_MS,
    action: { label: labels.undo, onSelect: () => void undo() },
  });
}
