import { useEffect } from 'react';
import { uploadPath } from '@shared-kit/contracts/content';
import { TextAreaField, TextField } from '@shared-kit/ui/forms';
import { Alert, Button, Icon, Stack } from '@shared-kit/ui';
import { FileField } from './file-field.tsx';
import { labels } from './labels.ts';
import { SendingState } from './sending-state.tsx';
import { forgetSent, useSending } from './sending.store.ts';
import type { useUploadForm } from './use-upload-form.ts';
import styles from './send-upload.module.css';

interface UploadFormProps {
  readonly state: ReturnType<typeof useUploadForm>;
}

/** Form with title, description and file; it is locked while the upload runs (A2c-02). */
export function UploadForm({ state }: UploadFormProps) {
  const { form, isSending } = state;
  const sending = useSending();
  const isSent = sending.kind === 'sent';
  useEffect(() => {
    if (!isSent) return undefined;
    state.clear();
    // Clears the result, so that the confirmation shows once.
    return forgetSent;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- cleared once, after the upload has finished
  }, [isSent]);
  return (
    <form className={styles.form} noValidate aria-busy={isSending} onSubmit={state.onSubmit}>
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
        <TextField
          form={form}
          name="title"
          label={labels.name}
          isRequired
          maxLength={120}
          readOnly={isSending}
          onChange={() => form.clearErrors('title')}
        />
        <TextAreaField
          form={form}
          name="description"
          label={labels.text}
          isRequired
          maxLength={2000}
          rows={4}
          readOnly={isSending}
          onChange={() => form.clearErrors('description')}
        />
        <FileField file={state.file} error={state.fileFault} isDisabled={isSending} onChoose={state.choose} />
        {sending.kind === 'sending' && <SendingState sending={sending} onCancel={() => void state.cancel()} />}
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
