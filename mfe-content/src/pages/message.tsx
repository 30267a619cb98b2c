import { routeId, useParams } from '@shared-kit/runtime/router';
import { PageContainer } from '@shared-kit/ui';
import { MessageMissing, ReadMessage } from '../features/read-messages/read-message.tsx';

/** One received message, in full (A2r-24). */
export function Page() {
  const id = routeId(useParams()['id']);
  return (
    <PageContainer width="reading">
      {id === undefined ? <MessageMissing /> : <ReadMessage key={id} id={id} />}
    </PageContainer>
  );
}
