import { useState } from 'react';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { draftInTab, useActiveSession } from '@shared-kit/runtime/session';
import type { TabDraft } from '@shared-kit/runtime/session';
import { fieldRules, useApiForm } from '@shared-kit/ui/forms';
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
/** Returns the place for the texts of an upload. A tab cannot keep the file. */
function uploadDraft(name: string): TabDraft {
  const draft = draftInTab(`upload-${name}`);
  return { ...draft, write: ({ file: _, ...texts }) => draft.write(texts) };
}

const newUpload = (): { id: string; begun: OwnUpload | null } => ({ id: crypto.randomUUID(), begun: null });

/** Holds the state of an upload form: its values, its errors and the interrupted upload that it resumes. */
export function useUploadForm(idSection: number, onSettled: () => void) {
  const { idUser } = useActiveSession().viewer;
  const sending = useSending();
  // Restores a running or failed upload after the person visited another page.
  const work = 'work' in sending ? sending.work : undefined;
  // Keeps the id across retries, so that repeated attempts create one upload.
  const [upload, setUpload] = useState(() => (work ? { id: work.idUpload, begun: null } : newUpload()));
  const { begun } = upload;
  const isSending = sending.kind === 'sending';
  const { form, onSubmit } = useApiForm<UploadFields>({
    schema,
    defaultValues: work ? { title: work.title, description: work.description, file: work.file } : emptyForm,
    reValidateMode: 'onSubmit',
    draft: uploadDraft(`${idUser}-${idSection}`),
    submit: send,
  });

  async function send({ title, description, file }: UploadFields): Promise<void> {
    if (isSending || !file) return;
    await startSending({
      idUpload: upload.id,
      idSection: begun?.idSection ?? idSection,
      title: title.trim(),
      description: description.trim(),
      file,
    });
    onSettled();
  }

  return {
    form,
    isSending,
    begun,
    onSubmit,
    /** An interrupted upload continues with the same file only. */
    faultOf: (file: File) =>
      begun && !isSameFile(file, begun) ? labels.otherFile(begun.name, begun.size) : fileFault(file),
    /** A different file is a new upload. */
    onChoose(): void {
      forgetSent();
      if (begun === null) setUpload(newUpload());
    },
    /** Resumes an interrupted upload with its texts; the person has to choose the file again. */
    resume(own: OwnUpload): void {
      forgetSent();
      setUpload({ id: own.idUpload, begun: own });
      form.reset({ title: own.title, description: own.description, file: null });
      form.setError('file', { message: labels.otherFile(own.name, own.size) });
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
