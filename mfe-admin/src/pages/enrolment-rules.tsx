import { EnrolmentRules } from '../features/enrolment-rules/enrolment-rules.tsx';
import { labels } from '../features/enrolment-rules/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Regras'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame title={labels.title} description={labels.description} right="enrolments.read">
      <EnrolmentRules canEdit={rights.includes('enrolments.edit')} />
    </AdminFrame>
  );
}
