import { useState } from 'react';
import {
  adminCompanySectionPath,
  adminEnrolmentBatchPath,
  adminImportPath,
  adminPeopleImportPath,
  adminTrainingImportPath,
  listAdminJobs,
} from '@shared-kit/contracts/admin';
import type { AdminJob } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Button, EmptyState, Icon, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { JobProgress } from '../../lib/job-progress/job-progress.tsx';
import { JobStatus } from '../../lib/job-progress/job-status.tsx';
import { labels as jobLabels } from '../../lib/job-progress/labels.ts';
import { JOB_POLL_MS, useCancelJob, useDismissJob } from '../../lib/jobs.queries.ts';
import { NewerOlder } from '../../lib/newer-older.tsx';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';
import { labels } from './labels.ts';
import styles from './list-jobs.module.css';

const isOpen = ({ state }: AdminJob) => state === 'queued' || state === 'running';

/** Jobs of the administration, newest first. An empty list leads to the import of people, for whom may import them. */
export function ListJobs({ canImport }: { canImport: boolean }) {
  const [place, setPlace] = useState<NewestFirstPlace>({});
  const query = useQuery({
    ...apiQueryOptions(listAdminJobs, { query: place }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.jobs.some(isOpen) ? JOB_POLL_MS : false),
  });
  const cancel = useCancelJob();
  const dismiss = useDismissJob();
  const failure = cancel.error ?? dismiss.error;
  return (
    <Stack>
      {failure && <Alert tone="danger" title={failure.message} />}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ jobs }) => jobs.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="list-checks" size={28} />}
            title={labels.none}
            description={labels.noneHint}
            action={canImport && <Button to={adminImportPath}>{labels.import}</Button>}
          />
        }
      >
        {({ jobs, places }) => (
          <Stack>
            <Table
              caption={labels.caption}
              rows={jobs}
              rowKey={({ idJob }) => idJob}
              columns={[
                {
                  key: 'job',
                  header: labels.job,
                  isTitle: true,
                  cell: (job) => (
                    <span className={styles.job}>
                      <JobLink job={job} />
                      <span className={styles.quiet}>{job.title}</span>
                    </span>
                  ),
                },
                {
                  key: 'state',
                  header: labels.state,
                  cell: (job) => (
                    <span className={styles.job}>
                      <JobStatus state={job.state} />
                      {isOpen(job) && <JobProgress job={job} />}
                      {job.failure !== '' && <span className={styles.quiet}>{job.failure}</span>}
                    </span>
                  ),
                },
                { key: 'by', header: labels.by, cell: ({ actorName }) => actorName },
                { key: 'at', header: labels.at, cell: ({ createdAt }) => formatDateTime(createdAt) },
                {
                  key: 'actions',
                  header: labels.actions,
                  isHeaderHidden: true,
                  align: 'end',
                  cell: (job) => (
                    <JobActions
                      job={job}
                      onCancel={() => cancel.mutate({ params: { idJob: job.idJob }, body: {} })}
                      onDismiss={() => dismiss.mutate({ params: { idJob: job.idJob }, body: {} })}
                    />
                  ),
                },
              ]}
            />
            <NewerOlder places={places} onGo={setPlace} />
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
}

function JobLink({ job }: { job: AdminJob }) {
  const text = jobLabels.kinds[job.kind];
  if (job.kind === 'export-company') return <Link to={adminCompanySectionPath('exportar')}>{text}</Link>;
  if (job.idTrainingImport !== undefined) return <Link to={adminTrainingImportPath(job.idTrainingImport)}>{text}</Link>;
  if (job.idBatch !== undefined) return <Link to={adminEnrolmentBatchPath(job.idBatch)}>{text}</Link>;
  return job.idImport === null ? <span>{text}</span> : <Link to={adminPeopleImportPath(job.idImport)}>{text}</Link>;
}

interface JobActionsProps {
  job: AdminJob;
  onCancel: () => void;
  onDismiss: () => void;
}

function JobActions({ job, onCancel, onDismiss }: JobActionsProps) {
  if (isOpen(job))
    return (
      <Button size="small" variant="ghost" aria-label={jobLabels.cancelOne(job.title)} onClick={onCancel}>
        {jobLabels.cancel}
      </Button>
    );
  if (job.state !== 'failed' || job.isDismissed) return null;
  return (
    <Button size="small" variant="ghost" aria-label={labels.dismissOne(job.title)} onClick={onDismiss}>
      {labels.dismiss}
    </Button>
  );
}
