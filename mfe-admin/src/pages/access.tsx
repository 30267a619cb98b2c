import { labels } from '../features/list-role-holders/labels.ts';
import { ListRoleHolders } from '../features/list-role-holders/list-role-holders.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Papéis': who has which role. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="roles.read">
      <ListRoleHolders />
    </AdminFrame>
  );
}
