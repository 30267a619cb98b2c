import { labels } from '../features/audit-log/labels.ts';
import { SearchAuditLog } from '../features/audit-log/search-audit-log.tsx';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Registro de alterações'. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="audit.read">
      <SearchAuditLog />
    </AdminFrame>
  );
}
