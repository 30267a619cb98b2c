import { labels } from '../features/trash/labels.ts';
import { ListTrash } from '../features/trash/list-trash.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Lixeira'. Everybody with a role has one: each sees what they may restore. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description}>
      <ListTrash />
    </AdminFrame>
  );
}
