import { useState } from 'react';
import { adminPeoplePath, importOutcomes } from '@shared-kit/contracts/admin';
import type { PeopleImport } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Alert, Button, Cluster, Stack } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { DownloadRefused } from './confirm-import.tsx';
import { ImportRows } from './import-rows.tsx';
import { labels } from './labels.ts';
import { useUndoImport } from './people-import.queries.ts';
import styles from './people-import.module.css';

/** Last step of an import: what became of every row, and the undo. */
export function ImportResult({ file }: { file: PeopleImport }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoImport();
  const isUndone = file.state === 'undone';
  const outcomes = importOutcomes.filter((outcome) => file.outcomes[outcome] > 0);
  return (
    <Stack gap={6}>
      {undo.error && <Alert tone="danger" title={undo.error.message} />}
      <Alert
        tone={isUndone ? 'info' : 'success'}
        title={isUndone ? labels.done.undone : labels.done.title}
        action={file.outcomes.left > 0 && <DownloadRefused idImport={file.idImport} />}
      >
        <ul className={styles.texts}>
          {outcomes.map((outcome) => (
            <li key={outcome}>{labels.summary[outcome](file.outcomes[outcome])}</li>
          ))}
        </ul>
      </Alert>
      <Cluster>
        <Button to={adminPeoplePath}>{labels.done.people}</Button>
        {file.undoUntil !== null && (
          <>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {labels.done.undo}
            </Button>
            <span className={styles.quiet}>{labels.done.undoUntil(formatDateTime(file.undoUntil))}</span>
          </>
        )}
      </Cluster>
      <ImportRows file={file} />
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={labels.done.undoTitle}
          confirmLabel={labels.done.undo}
          cancelLabel={labels.done.cancel}
          isBusy={undo.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            undo.mutate({ params: { idImport: file.idImport }, body: {} }, { onSettled: () => setAsking(false) })
          }
        >
          <ul className={styles.consequences}>
            {labels.done.undoConsequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
