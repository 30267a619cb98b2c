import { useState } from 'react';
import type { AdminJob, PeopleImport as Import } from '@shared-kit/contracts/admin';
import { Alert, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { RunningJob } from '../../lib/job-progress/running-job.tsx';
import { ConfirmImport } from './confirm-import.tsx';
import { ImportResult } from './import-result.tsx';
import { labels } from './labels.ts';
import { MapColumns } from './map-columns.tsx';
import { usePeopleImport } from './people-import.queries.ts';
import styles from './people-import.module.css';

/** One import, in the step that it is in. */
export function PeopleImport({ idImport }: { idImport: number }) {
  const query = usePeopleImport(idImport);
  const [isMapping, setMapping] = useState(false);
  return (
    <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
      {({ import: file }) => (
        <Stack gap={5}>
          <p className={styles.quiet}>{labels.source(file.fileName, file.format, file.rows)}</p>
          <StoppedJob job={file.job} />
          <Step file={file} isMapping={isMapping} onMapping={setMapping} />
        </Stack>
      )}
    </QueryStates>
  );
}

interface StepProps {
  file: Import;
  /** True while somebody changes the columns of a file that was checked before. */
  isMapping: boolean;
  onMapping: (isMapping: boolean) => void;
}

function Step({ file, isMapping, onMapping }: StepProps) {
  switch (file.state) {
    case 'uploaded':
      return <MapColumns file={file} onChecked={() => onMapping(false)} />;
    case 'checking':
    case 'importing':
    case 'undoing':
      return <RunningJob title={labels[file.state]} hint={labels.stays} job={file.job} />;
    case 'checked':
      return isMapping ? (
        <MapColumns file={file} onChecked={() => onMapping(false)} />
      ) : (
        <ConfirmImport file={file} onChangeColumns={() => onMapping(true)} />
      );
    case 'imported':
    case 'undone':
      return <ImportResult file={file} />;
  }
}

/** Says why the last job of the import ended without its work. */
function StoppedJob({ job }: { job: AdminJob | null }) {
  if (job?.state === 'failed') return <Alert tone="danger" title={labels.failed(job.failure)} />;
  return job?.state === 'cancelled' ? <Alert tone="info" title={labels.cancelled} /> : null;
}
