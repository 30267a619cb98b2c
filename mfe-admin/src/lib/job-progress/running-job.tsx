import type { AdminJob } from '@shared-kit/contracts/admin';
import { Alert, Button, Stack } from '@shared-kit/ui';
import { useCancelJob } from '../jobs.queries.ts';
import { JobProgress } from './job-progress.tsx';
import { labels } from './labels.ts';
import styles from './running-job.module.css';

interface RunningJobProps {
  readonly title: string;
  /** Says that the person may leave the page. */
  readonly hint: string;
  /** Null until the page has read the job. */
  readonly job: AdminJob | null;
  readonly heading?: 'h2' | 'h3';
}

/** Shows how far a job is, and cancels it. */
export function RunningJob({ title, hint, job, heading: Heading = 'h2' }: RunningJobProps) {
  const cancel = useCancelJob();
  return (
    <Stack>
      <Heading className={styles.heading} role="status">
        {title}
      </Heading>
      {job && <JobProgress job={job} />}
      {cancel.error && <Alert tone="danger" title={cancel.error.message} />}
      <p className={styles.hint}>{hint}</p>
      {job && (
        <div>
          <Button
            variant="secondary"
            isBusy={cancel.isPending}
            onClick={() => cancel.mutate({ params: { idJob: job.idJob }, body: {} })}
          >
            {labels.cancel}
          </Button>
        </div>
      )}
    </Stack>
  );
}
