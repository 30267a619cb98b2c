import { labels } from '../features/manage-units/labels.ts';
import { ManageUnits } from '../features/manage-units/manage-units.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Unidades'. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="people.read">
      <ManageUnits />
    </AdminFrame>
  );
}
