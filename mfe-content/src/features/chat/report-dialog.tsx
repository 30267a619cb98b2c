import { useId } from 'react';
import { REPORT_NOTE_MAX_LENGTH } from '@shared-kit/contracts/content';
import type { ChatMessage, ChatReportReason } from '@shared-kit/contracts/content';
import { Button, FieldGroup, Radio, Stack } from '@shared-kit/ui';
import { TextAreaField, fieldRules, useApiForm } from '@shared-kit/ui/forms';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import styles from './message-list.module.css';

/** Why somebody reports a message. */
export interface Report {
  readonly reason: ChatReportReason;
  readonly note: string;
}

interface ReportDialogProps {
  message: ChatMessage;
  reasons: readonly ChatReportReason[];
  isBusy: boolean;
  onClose: () => void;
  onReport: (report: Report) => Promise<void>;
}

interface Values {
  /** Null until one is chosen. */
  readonly reason: ChatReportReason | null;
  readonly note: string;
}

const schema = fieldRules<Values>({ reason: (reason) => (reason === null ? labels.chooseReason : undefined) });

/** Dialog that shows the message and asks what is wrong with it. */
export function ReportDialog({ message, reasons, isBusy, onClose, onReport }: ReportDialogProps) {
  const id = useId();
  const { form, onSubmit } = useApiForm<Values>({
    schema,
    defaultValues: { reason: null, note: '' },
    submit: async ({ reason, note }) => {
      if (reason !== null) await onReport({ reason, note: note.trim() });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.reportTitle}
      description={labels.reportHint}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant="danger" form={id} isBusy={isBusy}>
            {labels.sendReport}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit}>
        <Stack>
          <blockquote className={styles.quoted}>
            <strong>{message.user}</strong>
            <p>{message.message}</p>
          </blockquote>
          <FieldGroup legend={labels.reportReason} error={form.formState.errors.reason?.message}>
            {reasons.map((each) => (
              <Radio key={each} value={each} label={labels.reportReasons[each]} {...form.register('reason')} />
            ))}
          </FieldGroup>
          <TextAreaField
            form={form}
            name="note"
            label={labels.reportNote}
            isOptional
            rows={3}
            maxLength={REPORT_NOTE_MAX_LENGTH}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
