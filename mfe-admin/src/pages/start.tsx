import { Attention } from '../features/attention/attention.tsx';
import { labels } from '../features/attention/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Start page of the administration. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame title={labels.title} description={labels.description}>
      <Attention rights={rights} />
    </AdminFrame>
  );
}
