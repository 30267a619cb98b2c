import { AnswerRequests } from '../features/answer-requests/answer-requests.tsx';
import { labels } from '../features/answer-requests/labels.ts';
import { AdminFrame } from '../lib/admin-frame/admin-frame.tsx';

/** Page 'Solicitações'. */
export function Page() {
  return (
    <AdminFrame title={labels.title} description={labels.description} right="requests.answer">
      <AnswerRequests />
    </AdminFrame>
  );
}
