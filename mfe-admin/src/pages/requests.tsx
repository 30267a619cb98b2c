import { Inbox } from '../features/inbox/inbox.tsx';
import { labels } from '../features/inbox/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';
import { useOwnAccess } from '../lib/own-access.queries.ts';

/** Rights of which any one opens the inbox. */
const inboxRights = ['requests.answer', 'community.moderate', 'people.privacy'] as const;

/** Page 'Solicitações'. */
export function Page() {
  const rights = useOwnAccess().data?.rights ?? [];
  return (
    <AdminFrame
      title={labels.title}
      description={labels.description}
      right={inboxRights.find((right) => rights.includes(right)) ?? 'requests.answer'}
    >
      <Inbox rights={rights} />
    </AdminFrame>
  );
}
