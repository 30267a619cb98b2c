import { useState } from 'react';
import type { CompanyTerms, TermsChange } from '@shared-kit/contracts/admin';
import { ApiError } from '@shared-kit/runtime/api';
import { notifyUndoable } from '../../lib/notify-undoable.ts';
import { changeTerms, useRefreshTerms } from './company-terms.queries.ts';
import { labels } from './labels.ts';

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
      notifyUndoable({
        text: labels.done[asked.kind],
        undone: labels.undone,
        changeBack: () => changeTerms(version, changeBackTo(base)).finally(refresh),
      });
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
