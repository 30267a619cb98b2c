import { adminJobsPath, listAdminJobs } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { JobProgress } from '../job-progress/job-progress.tsx';
import { labels as jobLabels } from '../job-progress/labels.ts';
import { JOB_POLL_MS } from '../jobs.queries.ts';
import { labels } from './labels.ts';
import styles from './admin-frame.module.css';

/** Milliseconds between two looks for a job while none is open. */
const IDLE_POLL_MS = 30_000;

/** Notice of the jobs that are open, on every page of the administration. */
export function RunningJobs() {
  const query = useQuery({
    ...apiQueryOptions(listAdminJobs, { query: { only: 'open', limit: 3 } }),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.total ?? 0) > 0 ? JOB_POLL_MS : IDLE_POLL_MS),
  });
  const jobs = query.data?.jobs ?? [];
  if (jobs.length === 0) return null;
  return (
    <aside className={styles.jobs} aria-label={labels.runningJobs}>
      {jobs.map((job) => (
        <div key={job.idJob} className={styles.job}>
          <Link to={adminJobsPath}>
            {jobLabels.kinds[job.kind]}: {job.title}
          </Link>
          <JobProgress job={job} />
        </div>
      ))}
    </aside>
  );
}
