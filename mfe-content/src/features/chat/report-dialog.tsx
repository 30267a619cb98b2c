import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { REPORT_NOTE_MAX_LENGTH } from '@shared-kit/contracts/content';
import type { ChatMessage, ChatReportReason } from '@shared-kit/contracts/content';
import { Button, Field, FieldGroup, Radio, Stack, TextArea } from '@shared-kit/ui';
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
  onReport: (report: Report) => void;
}

/** Dialog that shows the message and asks what is wrong with it. */
export function ReportDialog({ message, reasons, isBusy, onClose, onReport }: ReportDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ChatReportReason>();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) setMissing(true);
    else onReport({ reason, note: note.trim() });
  };
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
      <form id={id} noValidate onSubmit={submit}>
        <Stack>
          <blockquote className={styles.quoted}>
            <strong>{message.user}</strong>
            <p>{message.message}</p>
          </blockquote>
          <FieldGroup legend={labels.reportReason} error={isMissing ? labels.chooseReason : undefined}>
            {reasons.map((each) => (
              <Radio
                key={each}
                name={`${id}-reason`}
                label={labels.reportReasons[each]}
                checked={reason === each}
                onChange={() => {
                  setReason(each);
                  setMissing(false);
                }}
              />
            ))}
          </FieldGroup>
          <Field label={labels.reportNote} isOptional>
            <TextArea
              rows={3}
              maxLength={REPORT_NOTE_MAX_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
