import { labels } from '../features/manage-groups/labels.ts';
import { ManageGroups } from '../features/manage-groups/manage-groups.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Grupos'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame title={labels.title} description={labels.description} right="people.read">
      <ManageGroups canEdit={rights.includes('groups.edit')} />
    </AdminFrame>
  );
}
