import { useEffect, useRef } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { listOwnUploads, uploadExtensions, uploadPath } from '@shared-kit/contracts/content';
import { fileSize } from '@shared-kit/media/content-labels';
import { FileField, TextAreaField, TextField } from '@shared-kit/ui/forms';
import { Alert, Button, Icon, Stack } from '@shared-kit/ui';
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
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sending.kind === 'sent' || sending.kind === 'failed') outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [sending.kind]);
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
        <FileField
          form={form}
          name="file"
          label={labels.file}
          hint={labels.hint(uploadExtensions)}
          texts={{ choose: labels.choose, chooseOther: labels.chooseOther, drop: labels.drop }}
          extensions={uploadExtensions}
          isDisabled={isSending}
          fault={state.faultOf}
          onChoose={state.onChoose}
        >
          {(file) => file instanceof File && <ChosenFile file={file} />}
        </FileField>
        <RoomLeft />
        {sending.kind === 'sending' && <SendingState sending={sending} onCancel={() => void state.cancel()} />}
        {/* Beside the button: the top of the form is off a phone's screen. */}
        {(sending.kind === 'sent' || sending.kind === 'failed') && (
          <div ref={outcome}>
            {sending.kind === 'sent' && (
              <Alert
                tone="success"
                action={
                  sending.isWaiting ? undefined : (
                    <Button
                      variant="secondary"
                      size="small"
                      to={uploadPath(sending.upload.idUserUpload, sending.upload.idSection)}
                    >
                      {labels.see}
                    </Button>
                  )
                }
              >
                {sending.isWaiting ? `${labels.sent} ${labels.waitingReview}` : labels.sent}
              </Alert>
            )}
            {sending.kind === 'failed' && (
              <Alert tone="danger" error={sending.error}>
                {sending.message}
              </Alert>
            )}
          </div>
        )}
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

/** Says how much the person may still send today and in total. */
function RoomLeft() {
  const { data } = useApiQuery(listOwnUploads, {}, { staleTime: 0, gcTime: 0 });
  if (!data) return null;
  const { today } = data;
  const left = (max: number, used: number): number => Math.max(0, max - used);
  return (
    <p className={styles.muted}>
      {labels.left(
        { files: left(today.maxFiles, today.files), bytes: left(today.maxBytes, today.bytes) },
        { files: left(data.maxFiles, data.usedFiles), bytes: left(data.maxBytes, data.usedBytes) },
      )}
    </p>
  );
}

function ChosenFile({ file }: { readonly file: File }) {
  return (
    <>
      <Icon name="attachment" size={18} />
      <span>{file.name}</span>
      <span className={styles.muted}>{fileSize(file.size)}</span>
    </>
  );
}
