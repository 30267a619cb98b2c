import { Inbox } from '../features/inbox/inbox.tsx';
import { labels } from '../features/inbox/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Page 'Solicitações'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame
      title={labels.title}
      description={labels.description}
      right={rights.includes('requests.answer') ? 'requests.answer' : 'community.moderate'}
    >
      <Inbox rights={rights} />
    </AdminFrame>
  );
}
