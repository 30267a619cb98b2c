import { useState } from 'react';
import { chatReportReasons, reportChatMessage } from '@shared-kit/contracts/content';
import type { ChatMessage } from '@shared-kit/contracts/content';
import { ApiError, useApiMutation } from '@shared-kit/runtime/api';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { notify } from '@shared-kit/ui/toast';
import type { Report } from './report-dialog.tsx';
import { labels } from './labels.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** Reports messages of a room: asks why, thanks, and remembers what was reported in this visit. */
export function useReportMessage(idChatRoom: number) {
  const [message, setMessage] = useState<ChatMessage>();
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
  const mutation = useApiMutation(reportChatMessage);

  async function send({ sequence }: ChatMessage, { reason, note }: Report): Promise<void> {
    try {
      await mutation.mutateAsync({ params: { id: idChatRoom }, body: { sequence, reason, note } });
      setReported((before) => new Set([...before, sequence]));
      notify({ kind: 'success', text: labels.thanks });
    } catch (error) {
      const text = error instanceof ApiError && error.status >= 400 ? error.message : labels.notReported;
      notify({ kind: 'error', text, error, key: 'message-not-reported' });
    }
    setMessage(undefined);
  }

  return {
    reported,
    ask: setMessage,
    dialog: message && (
      <ReportDialog
        message={message}
        reasons={chatReportReasons}
        isBusy={mutation.isPending}
        onClose={() => setMessage(undefined)}
        onReport={(report) => send(message, report)}
      />
    ),
  };
}
