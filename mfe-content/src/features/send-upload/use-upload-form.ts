import { useState } from 'react';
import type { OwnUpload } from 'shared-kit/contracts/content';
import { labels } from './labels.ts';
import { cancelSending, forgetSent, startSending, useSending } from './sending.store.ts';
import { fileFault, formFaults, isSameFile } from './upload-form.rules.ts';
import type { FormFaults } from './upload-form.rules.ts';

const emptyForm = { title: '', description: '', file: null as File | null };
const newUpload = (): { id: string; begun: OwnUpload | null } => ({ id: crypto.randomUUID(), begun: null });

/** The form of an upload: what is in it, what is wrong with it, and the one that it goes on with. */
export function useUploadForm(idSection: number) {
  const sending = useSending();
  // Whoever was elsewhere meanwhile finds what is under way, or what has failed, as they left it.
  const work = 'work' in sending ? sending.work : undefined;
  const [form, setForm] = useState<typeof emptyForm>(work ?? emptyForm);
  const [faults, setFaults] = useState<FormFaults>({});
  // Kept over every try, so that one work is there once however often it is sent.
  const [upload, setUpload] = useState(() => (work ? { id: work.idUpload, begun: null } : newUpload()));
  const isSending = sending.kind === 'sending';

  return {
    form,
    faults,
    isSending,
    begun: upload.begun,
    type(change: { title?: string; description?: string }): void {
      setForm({ ...form, ...change });
      setFaults({ ...faults, ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])) });
    },
    choose(file: File): void {
      const { begun } = upload;
      const isOther = begun !== null && !isSameFile(file, begun);
      const fault = isOther ? labels.otherFile(begun.name, begun.size) : fileFault(file);
      setForm({ ...form, file: fault === undefined ? file : null });
      setFaults({ ...faults, file: fault });
      forgetSent();
      // Another file is another upload.
      if (fault === undefined && begun === null) setUpload(newUpload());
    },
    /** Takes up one that was interrupted: the file has to be chosen again, the texts are there. */
    resume(begun: OwnUpload): void {
      forgetSent();
      setUpload({ id: begun.idUpload, begun });
      setForm({ title: begun.title, description: begun.description, file: null });
      setFaults({ file: labels.otherFile(begun.name, begun.size) });
    },
    async submit(onSettled: () => void): Promise<void> {
      if (isSending) return;
      const found = formFaults(form);
      setFaults(found);
      const { title, description, file } = form;
      if (Object.keys(found).length > 0 || !file) return;
      await startSending({
        idUpload: upload.id,
        idSection: upload.begun?.idSection ?? idSection,
        title: title.trim(),
        description: description.trim(),
        file,
      });
      onSettled();
    },
    async cancel(onSettled: () => void): Promise<void> {
      // What is being deleted can't be gone on with.
      setUpload(newUpload());
      await cancelSending();
      onSettled();
    },
    clear(): void {
      setForm(emptyForm);
      setFaults({});
      setUpload(newUpload());
    },
  };
}
