import { useEffect } from 'react';
import { uploadPath } from 'shared-kit/contracts/content';
import { Alert, Button, Field, Icon, Stack, TextArea, TextInput } from 'shared-kit/ui';
import { FileField } from './file-field.tsx';
import { labels } from './labels.ts';
import { SendingState } from './sending-state.tsx';
import { forgetSent, useSending } from './sending.store.ts';
import type { useUploadForm } from './use-upload-form.ts';
import styles from './send-upload.module.css';

interface UploadFormProps {
  readonly state: ReturnType<typeof useUploadForm>;
  /** An upload has ended, well or not. */
  onSettled(): void;
}

/** Title, description and file (A2c-02); while it is sent the form stands still. */
export function UploadForm({ state, onSettled }: UploadFormProps) {
  const { form, faults, isSending } = state;
  const sending = useSending();
  const isSent = sending.kind === 'sent';
  useEffect(() => {
    if (!isSent) return undefined;
    state.clear();
    // It is told once.
    return forgetSent;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- emptied once, when it has arrived
  }, [isSent]);
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit(onSettled);
      }}
    >
      <Stack gap={5}>
        <h2 className={styles.heading}>{labels.formTitle}</h2>
        {sending.kind === 'sent' && (
          <Alert
            tone="success"
            action={
              <Button
                variant="secondary"
                size="small"
                to={uploadPath(sending.upload.idUserUpload, sending.upload.idSection)}
              >
                {labels.see}
              </Button>
            }
          >
            {labels.sent}
          </Alert>
        )}
        {sending.kind === 'failed' && <Alert tone="danger">{sending.message}</Alert>}
        <Field label={labels.name} error={faults.title} isRequired>
          <TextInput
            value={form.title}
            maxLength={120}
            readOnly={isSending}
            onChange={(event) => state.type({ title: event.target.value })}
          />
        </Field>
        <Field label={labels.text} error={faults.description} isRequired>
          <TextArea
            value={form.description}
            maxLength={2000}
            rows={4}
            readOnly={isSending}
            onChange={(event) => state.type({ description: event.target.value })}
          />
        </Field>
        <FileField file={form.file} error={faults.file} isDisabled={isSending} onChoose={state.choose} />
        {sending.kind === 'sending' && <SendingState sending={sending} onCancel={() => void state.cancel(onSettled)} />}
        <div className={styles.choice}>
          <Button type="submit" isBusy={isSending} icon={<Icon name="send" size={18} />}>
            {labels.submit}
          </Button>
          {state.begun && !isSending && (
            <Button
              variant="ghost"
              onClick={() => {
                forgetSent();
                state.clear();
              }}
            >
              {labels.startOver}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  );
}
