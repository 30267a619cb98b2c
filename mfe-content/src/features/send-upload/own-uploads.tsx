import { useState } from 'react';
import { useApiMutation, useApiQuery, useInvalidate } from '@shared-kit/runtime/api';
import { deleteUpload, listOwnUploads, listUploads, publishUpload } from '@shared-kit/contracts/content';
import type { OwnUpload } from '@shared-kit/contracts/content';
import { EmptyState, Icon, QueryStates, Skeleton, Stack } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { OwnUploadRow } from './own-upload-row.tsx';
import styles from './send-upload.module.css';

/** 'Minha lista': the person's own uploads with their states. */
export function OwnUploads({ onResume }: { onResume: (upload: OwnUpload) => void }) {
  const query = useApiQuery(listOwnUploads, {}, { staleTime: 0, gcTime: 0 });
  const [toRemove, setToRemove] = useState<OwnUpload | null>(null);
  const invalidate = useInvalidate();
  const done = {
    onError: (error: Error) => void notify({ kind: 'error', text: error.message, error }),
    // Refetches after a rejection too, because the list may have been out of date.
    onSettled: () => {
      invalidate(listOwnUploads, listUploads);
      setToRemove(null);
    },
  };
  const removal = useApiMutation(deleteUpload, done);
  const publishing = useApiMutation(publishUpload, done);
  const publish = ({ idSection, title, description, url }: OwnUpload): void =>
    publishing.mutate({ form: { idSection, title, description, fileData: url } });
  return (
    <section className={styles.own} aria-labelledby="own-uploads">
      <div className={styles.ownHead}>
        <h2 id="own-uploads" className={styles.heading}>
          {labels.own}
        </h2>
        {query.data && query.data.data.length > 0 && (
          <p className={styles.muted}>{labels.used(query.data.usedBytes, query.data.maxBytes)}</p>
        )}
      </div>
      <QueryStates
        query={query}
        skeleton={
          <Stack gap={3}>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} height="5rem" />
            ))}
          </Stack>
        }
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState size="compact" title={labels.ownEmpty} icon={<Icon name="upload" size={24} />} />}
      >
        {({ data }) => (
          <ul role="list" className={styles.list}>
            {data.map((upload) => (
              <OwnUploadRow
                key={upload.idUserUpload}
                upload={upload}
                onResume={onResume}
                onPublish={publish}
                onRemove={setToRemove}
              />
            ))}
          </ul>
        )}
      </QueryStates>
      <ConfirmDialog
        isOpen={toRemove !== null}
        title={labels.removeTitle}
        description={labels.removeHint}
        confirmLabel={labels.remove}
        tone="danger"
        isBusy={removal.isPending}
        onConfirm={() => toRemove && removal.mutate({ params: { id: toRemove.idUserUpload } })}
        onCancel={() => setToRemove(null)}
      />
    </section>
  );
}
