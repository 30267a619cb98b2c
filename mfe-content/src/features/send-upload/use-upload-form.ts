import { useState } from 'react';
import type { OwnUpload } from 'shared-kit/contracts/content';
import { fieldRules, useApiForm, useWatch } from 'shared-kit/forms';
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

/** The form of an upload: what is in it, what is wrong with it, and the one that it goes on with. */
export function useUploadForm(idSection: number, onSettled: () => void) {
  const sending = useSending();
  // Whoever was elsewhere meanwhile finds what is under way, or what has failed, as they left it.
  const work = 'work' in sending ? sending.work : undefined;
  // Kept over every try, so that one work is there once however often it is sent.
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
      // Another file is another upload.
      if (fault === undefined && begun === null) setUpload(newUpload());
    },
    /** Takes up one that was interrupted: the file has to be chosen again, the texts are there. */
    resume(begun: OwnUpload): void {
      forgetSent();
      setUpload({ id: begun.idUpload, begun });
      form.reset({ title: begun.title, description: begun.description, file: null });
      showFileFault(labels.otherFile(begun.name, begun.size));
    },
    async cancel(): Promise<void> {
      // What is being deleted can't be gone on with.
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
