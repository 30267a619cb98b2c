import { labels } from '../features/list-jobs/labels.ts';
import { ListJobs } from '../features/list-jobs/list-jobs.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Tarefas'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame title={labels.title} description={labels.description} right="admin.enter">
      <ListJobs canImport={rights.includes('people.edit')} />
    </AdminFrame>
  );
}
