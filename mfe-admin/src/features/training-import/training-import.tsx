import type { AdminJob, TrainingImport as Import } from '@shared-kit/contracts/admin';
import { adminEnrolmentsPath, adminRulesPath, adminScormPath } from '@shared-kit/contracts/admin';
import { Alert, Button, Cluster, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { RunningJob } from '../../lib/job-progress/running-job.tsx';
import { useOwnAccess } from '../../lib/own-access.queries.ts';
import { DescribeTraining } from './describe-training.tsx';
import { FoundEntries, FoundFaults } from './found-entries.tsx';
import { labels } from './labels.ts';
import { useCommitTrainings, useTrainingImport } from './training-import.queries.ts';
import styles from './training-import.module.css';

/** One import of trainings, in the step that it is in. */
export function TrainingImport({ idImport }: { idImport: number }) {
  const query = useTrainingImport(idImport);
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
      {({ import: file }) => (
        <Stack gap={5}>
          <p className={styles.quiet}>{labels.source(file.fileName, file.kind)}</p>
          {file.state === 'checked' && <StoppedJob job={file.job} />}
          <Step file={file} />
        </Stack>
      )}
    </QueryStates>
  );
}

function Step({ file }: { file: Import }) {
  switch (file.state) {
    case 'checked':
      return (
        <>
          <Notes notes={file.notes} />
          {file.training === null ? (
            <Found file={file} isUnchecked={false} />
          ) : (
            <DescribeTraining file={file} training={file.training}>
              {(isUnchecked) => <Found file={file} isUnchecked={isUnchecked} />}
            </DescribeTraining>
          )}
        </>
      );
    case 'importing':
      return <RunningJob title={labels.importing} hint={labels.stays} job={file.job} />;
    case 'imported':
      return <Result file={file} />;
  }
}

function Notes({ notes }: Pick<Import, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Alert title={labels.notes}>
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Result of the check, and the confirmation. */
function Found({ file, isUnchecked }: { file: Import; isUnchecked: boolean }) {
  const commit = useCommitTrainings();
  const changes = file.entries.filter(({ state }) => state !== 'same').length;
  if (file.faults.length > 0)
    return (
      <>
        <Alert tone="danger" title={labels.faults(file.faults.length)}>
          {labels.faultsHint}
        </Alert>
        <FoundFaults faults={file.faults} />
      </>
    );
  return (
    <Stack gap={5}>
      {commit.error && <Alert tone="danger" title={commit.error.message} />}
      {changes > 0 ? (
        <Alert tone="success" title={labels.good}>
          {labels.cannotUndo}
        </Alert>
      ) : (
        <Alert title={labels.nothing} />
      )}
      {file.leftOut.length > 0 && <p className={styles.quiet}>{labels.leftOut(file.leftOut)}</p>}
      {changes > 0 && (
        <div>
          <Button
            isBusy={commit.isPending}
            disabled={isUnchecked}
            onClick={() => commit.mutate({ params: { idImport: file.idImport }, body: {} })}
          >
            {labels.commit(changes)}
          </Button>
        </div>
      )}
      <FoundEntries entries={file.entries} />
    </Stack>
  );
}

function Result({ file }: { file: Import }) {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <Stack gap={5}>
      <Alert tone="success" title={labels.done}>
        {file.kind === 'scorm' && labels.doneScorm}
      </Alert>
      <Notes notes={file.notes} />
      <Cluster>
        {rights.includes('enrolments.read') && <Button to={adminEnrolmentsPath}>{labels.seeTrainings}</Button>}
        {rights.includes('enrolments.edit') && (
          <Button variant="secondary" to={adminRulesPath}>
            {labels.newRule}
          </Button>
        )}
        {file.kind === 'scorm' && (
          <Button variant="secondary" to={adminScormPath}>
            {labels.seePackages}
          </Button>
        )}
      </Cluster>
      <FoundEntries entries={file.entries} />
    </Stack>
  );
}

/** Says why the last job of the import ended without its work. */
function StoppedJob({ job }: { job: AdminJob | null }) {
  if (job?.state === 'failed') return <Alert tone="danger" title={labels.failed(job.failure)} />;
  return job?.state === 'cancelled' ? <Alert tone="info" title={labels.cancelled} /> : null;
}
