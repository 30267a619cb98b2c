import { PageContainer } from '@shared-kit/ui';
import { MessageList } from '../features/read-messages/message-list.tsx';

/** A2r-23. */
export function Page() {
  return (
    <PageContainer width="reading">
      <MessageList />
    </PageContainer>
  );
}
