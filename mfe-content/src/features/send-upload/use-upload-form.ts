import { useState } from 'react';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { fieldRules, useApiForm, useWatch } from '@shared-kit/ui/forms';
import { labels } from './labels.ts';
import { cancelSending, forgetSent, startSending, useSending } from './sending.store.ts';
import { fileFault, formFaults, isSameFile } from './upload-form.rules.ts';

interface UploadFields {
  readonly title: string;
  readonly description: string;
  readonly file: File | null;
}

const schema = fieldRules<UploadFields>({
  title: (_, fields) => formFaults(fields).title,
  description: (_, fields) => formFaults(fields).description,
  file: (_, fields) => formFaults(fields).file,
});

const emptyForm: UploadFields = { title: '', description: '', file: null };
const newUpload = (): { id: string; begun: OwnUpload | null } => ({ id: crypto.randomUUID(), begun: null });

/** Holds the state of an upload form: its values, its errors and the interrupted upload that it resumes. */
export function useUploadForm(idSection: number, onSettled: () => void) {
  const sending = useSending();
  // Restores a running or failed upload after the person visited another page.
  const work = 'work' in sending ? sending.work : undefined;
  // Keeps the id across retries, so that repeated attempts create one upload.
  const [upload, setUpload] = useState(() => (work ? { id: work.idUpload, begun: null } : newUpload()));
  const isSending = sending.kind === 'sending';
  const { form, onSubmit } = useApiForm<UploadFields>({
    schema,
    defaultValues: work ? { title: work.title, description: work.description, file: work.file } : emptyForm,
    reValidateMode: 'onSubmit',
    submit: send,
  });

  async function send({ title, description, file }: UploadFields): Promise<void> {
    if (isSending || !file) return;
    await startSending({
      idUpload: upload.id,
      idSection: upload.begun?.idSection ?? idSection,
      title: title.trim(),
      description: description.trim(),
      file,
    });
    onSettled();
  }

  function showFileFault(message: string | undefined): void {
    if (message === undefined) form.clearErrors('file');
    else form.setError('file', { message });
  }

  return {
    form,
    file: useWatch({ control: form.control, name: 'file' }),
    fileFault: form.formState.errors.file?.message,
    isSending,
    begun: upload.begun,
    onSubmit,
    choose(file: File): void {
      const { begun } = upload;
      const isOther = begun !== null && !isSameFile(file, begun);
      const fault = isOther ? labels.otherFile(begun.name, begun.size) : fileFault(file);
      form.setValue('file', fault === undefined ? file : null);
      showFileFault(fault);
      forgetSent();
      // A different file is a new upload.
      if (fault === undefined && begun === null) setUpload(newUpload());
    },
    /** Resumes an interrupted upload with its texts; the person has to choose the file again. */
    resume(begun: OwnUpload): void {
      forgetSent();
      setUpload({ id: begun.idUpload, begun });
      form.reset({ title: begun.title, description: begun.description, file: null });
      showFileFault(labels.otherFile(begun.name, begun.size));
    },
    async cancel(): Promise<void> {
      // An upload that is being deleted can't be resumed.
      setUpload(newUpload());
      await cancelSending();
      onSettled();
    },
    clear(): void {
      form.reset(emptyForm);
      setUpload(newUpload());
    },
  };
}
