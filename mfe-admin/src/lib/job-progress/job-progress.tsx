import type { AdminJob, AdminJobKind } from '@shared-kit/contracts/admin';
import { Progress } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** Jobs that write in one transaction, so that nobody sees a part of them. */
const wholeKinds: readonly AdminJobKind[] = ['import-people', 'undo-people', 'import-trainings'];

/** Jobs whose steps each write some enrolments. */
const batchKinds: readonly AdminJobKind[] = ['enrol-people', 'undo-enrolments', 'end-enrolments', 'restore-enrolments'];

/** How far an open job is. */
export function JobProgress({ job }: { job: AdminJob }) {
  const percent = job.total === 0 ? 0 : (job.done / job.total) * 100;
  const isWhole = job.state === 'running' && wholeKinds.includes(job.kind);
  return <Progress percent={isWhole ? 50 : percent} label={labels.kinds[job.kind]} valueText={textOf(job)} />;
}

function textOf({ state, kind, done, total }: AdminJob): string {
  if (state === 'queued') return labels.queued;
  if (kind === 'export-company') return labels.files(done, total);
  if (batchKinds.includes(kind)) return labels.enrolments(done, total);
  if (state !== 'running' || kind === 'check-people') return labels.rows(done, total);
  return kind === 'import-trainings' ? labels.writingTrainings : labels.writing(total);
}
