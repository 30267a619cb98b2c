import { useRef, useState } from 'react';
import { useInvalidate } from '@shared-kit/runtime/api';
import { listOwnUploads, listUploads, sectionType } from '@shared-kit/contracts/content';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { useActiveSession } from '@shared-kit/runtime/session';
import { EmptyState, Field, PageHeader, Select } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { OwnUploads } from './own-uploads.tsx';
import { useSending } from './sending.store.ts';
import { UploadForm } from './upload-form.tsx';
import { useUploadForm } from './use-upload-form.ts';
import styles from './send-upload.module.css';

/** Renders the upload form and the person's own uploads (A2r-14). */
export function SendUpload({ idSection }: { idSection: number | undefined }) {
  const sections = useActiveSession().menu.filter(({ idSectionType }) => idSectionType === sectionType.uploads);
  const sending = useSending();
  const wanted = 'work' in sending ? sending.work.idSection : idSection;
  const requested = sections.find((section) => section.idSection === wanted) ?? sections[0];
  const [chosen, setChosen] = useState(requested?.idSection ?? 0);
  const invalidate = useInvalidate();
  const state = useUploadForm(chosen, () => invalidate(listOwnUploads, listUploads));
  const place = useRef<HTMLDivElement>(null);
  if (sections.length === 0) return <EmptyState isPage title={labels.noSection} />;
  const resume = (upload: OwnUpload): void => {
    state.resume(upload);
    place.current?.focus();
  };
  return (
    <>
      <PageHeader title={labels.title} description={labels.description} />
      <div className={styles.columns}>
        <div ref={place} tabIndex={-1} className={styles.place}>
          {sections.length > 1 && (
            <Field label={labels.section} className={styles.section ?? ''}>
              <Select
                value={String(chosen)}
                disabled={state.isSending}
                options={sections.map(({ idSection: id, menuOption }) => ({
                  value: String(id),
                  label: menuOption.text,
                }))}
                onChange={(event) => setChosen(Number(event.target.value))}
              />
            </Field>
          )}
          <UploadForm state={state} />
        </div>
        <OwnUploads onResume={resume} />
      </div>
    </>
  );
}
