import { AuditLog } from '../features/audit-log/audit-log.tsx';
import { labels } from '../features/audit-log/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Registro de alterações'. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="audit.read">
      <AuditLog />
    </AdminFrame>
  );
}
