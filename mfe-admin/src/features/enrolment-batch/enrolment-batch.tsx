import { useState } from 'react';
import { adminEnrolmentsPath, adminTrainingEnrolmentsPath } from '@shared-kit/contracts/admin';
import type { EnrolmentBatch as Batch } from '@shared-kit/contracts/admin';
import { formatDate, formatDateTime } from '@shared-kit/contracts/calendar';
import { Alert, Button, Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { BatchSummary } from '../../lib/enrolment-batch/batch-summary.tsx';
import { BatchWork } from '../../lib/enrolment-batch/batch-work.tsx';
import { isWorking, useEnrolmentBatch } from '../../lib/enrolment-batch/enrolment-batch.queries.ts';
import { labels as batchLabels } from '../../lib/enrolment-batch/labels.ts';
import { BatchRows } from './batch-rows.tsx';
import { useUndoBatch } from './enrolment-batch.queries.ts';
import { labels } from './labels.ts';
import styles from './enrolment-batch.module.css';

/** Shows a batch: how far it is, what became of each person, and the undo. */
export function EnrolmentBatch({ idBatch }: { idBatch: number }) {
  const query = useEnrolmentBatch(idBatch);
  return (
    <QueryStates query={query} errorTitle={batchLabels.loadFailed} skeleton={<SkeletonText lines={10} />}>
      {({ batch }) => (
        <Stack gap={5}>
          <p className={styles.quiet}>
            {[
              labels.source(batch.people, batch.actorName, formatDateTime(batch.createdAt)),
              ...(batch.dueAt === null ? [] : [labels.due(formatDate(batch.dueAt))]),
              ...(batch.reason === '' ? [] : [labels.reason(batch.reason)]),
            ].join(' · ')}
          </p>
          {isWorking(batch) ? <BatchWork batch={batch} /> : <BatchResult batch={batch} />}
        </Stack>
      )}
    </QueryStates>
  );
}

function BatchResult({ batch }: { batch: Batch }) {
  const [only, second] = batch.trainings;
  const words = labels.kinds[batch.kind];
  const done = batch.kind === 'end' ? 'ended' : 'enrolled';
  return (
    <Stack gap={6}>
      <StoppedJob batch={batch} />
      <Alert
        tone={batch.state === 'undone' ? 'info' : 'success'}
        title={batch.state === 'undone' ? words.undone : words.done}
      >
        <BatchSummary trainings={batch.trainings} />
      </Alert>
      <Cluster>
        <Button to={only && !second ? adminTrainingEnrolmentsPath(only.idTraining) : adminEnrolmentsPath}>
          {labels.enrolments}
        </Button>
        {batch.undoUntil !== null && batch.trainings.some(({ counts }) => counts[done] > 0) && (
          <UndoBatch batch={batch} until={batch.undoUntil} />
        )}
      </Cluster>
      <BatchRows key={batch.state} batch={batch} />
    </Stack>
  );
}

/** Says why the last job ended before its end. */
function StoppedJob({ batch: { job } }: { batch: Batch }) {
  if (job?.state === 'failed') return <Alert tone="danger" title={labels.failed(job.failure)} />;
  return job?.state === 'cancelled' ? <Alert tone="info" title={labels.stopped} /> : null;
}

function UndoBatch({ batch: { idBatch, kind }, until }: { batch: Batch; until: string }) {
  const words = labels.kinds[kind];
  const [isAsking, setAsking] = useState(false);
  const undo = useUndoBatch();
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.undo}
      </Button>
      <span className={styles.quiet}>{labels.undoUntil(formatDateTime(until))}</span>
      {undo.error && <Alert tone="danger" title={undo.error.message} />}
      {isAsking && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={words.undoTitle}
          confirmLabel={words.undo}
          cancelLabel={labels.cancel}
          isBusy={undo.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => undo.mutate({ params: { idBatch }, body: {} }, { onSettled: () => setAsking(false) })}
        >
          <ul className={styles.consequences}>
            {words.undoConsequences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
