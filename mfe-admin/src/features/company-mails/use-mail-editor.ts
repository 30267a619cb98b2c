import { useState } from 'react';
import { mailFaults, sendTestMail } from '@shared-kit/contracts/admin';
import type { CompanyMail, MailText } from '@shared-kit/contracts/admin';
import { ApiError, call } from '@shared-kit/runtime/api';
import { notify } from '@shared-kit/ui/toast';
import { notifyUndoable } from '../../lib/notify-undoable.ts';
import { saveMail, useRefreshMails } from './company-mails.queries.ts';
import { labels } from './labels.ts';

const wordsIn = ({ subject, text }: MailText): MailText => ({ subject, text });

/** Returns the words of a mail as they are edited. A save of an old version asks, and never overwrites. */
export function useMailEditor(mail: CompanyMail) {
  // The mail from which the words were taken: later reads of the page must not change what a save compares with.
  const [base, setBase] = useState(mail);
  const [draft, setDraft] = useState<MailText>();
  const [isOutdated, setOutdated] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const refresh = useRefreshMails();
  const words = draft ?? wordsIn(mail);
  const faults = faultsOf(mail, words);

  const change = async (after: MailText | null) => {
    const before = draft === undefined ? mail : base;
    setBusy(true);
    setFailure(undefined);
    try {
      const version = await saveMail(mail.key, before.version, after);
      setDraft(undefined);
      notifyUndoable({
        text: after === null ? labels.restored : labels.saved,
        undone: labels.undone,
        changeBack: async () => {
          await saveMail(mail.key, version, before.isOwn ? wordsIn(before) : null);
          refresh();
        },
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'admin.changed-meanwhile') setOutdated(true);
      else setFailure(error);
    } finally {
      refresh();
      setBusy(false);
    }
  };
  const sendTest = async () => {
    setTesting(true);
    setFailure(undefined);
    try {
      const { address } = await call(sendTestMail, { params: { key: mail.key }, body: words });
      notify({ kind: 'success', text: labels.testSent(address) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setTesting(false);
    }
  };
  return {
    words,
    setWords: (next: MailText) => {
      if (draft === undefined) setBase(mail);
      setDraft(next);
    },
    faults,
    isGood: faults.subject === undefined && faults.text === undefined,
    isChanged: draft !== undefined && (draft.subject !== mail.subject || draft.text !== mail.text),
    isBusy,
    isTesting,
    isOutdated,
    failure,
    save: () => change(words),
    restore: () => change(null),
    sendTest,
    discard: () => {
      setDraft(undefined);
      setOutdated(false);
      setFailure(undefined);
    },
    keepMine: () => {
      setBase(mail);
      setOutdated(false);
    },
  };
}

/** Returns what is wrong with the words, at their fields. */
function faultsOf({ placeholders }: CompanyMail, words: MailText): { subject?: string; text?: string } {
  const faults = mailFaults(words, placeholders);
  const unknownIn = (text: string) =>
    faults.find(({ kind, placeholder }) => kind === 'unknown' && text.includes(`{${placeholder}}`));
  const inSubject = unknownIn(words.subject);
  const inText = unknownIn(words.text) ?? faults.find(({ kind }) => kind === 'missing');
  return {
    ...(words.subject.trim() === ''
      ? { subject: labels.emptySubject }
      : inSubject && { subject: labels.unknown(inSubject.placeholder) }),
    ...(words.text.trim() === ''
      ? { text: labels.emptyText }
      : inText && { text: labels[inText.kind](inText.placeholder) }),
  };
}
