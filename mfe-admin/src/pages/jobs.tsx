import { labels } from '../features/list-jobs/labels.ts';
import { ListJobs } from '../features/list-jobs/list-jobs.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Tarefas'. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="people.edit">
      <ListJobs />
    </AdminFrame>
  );
}
