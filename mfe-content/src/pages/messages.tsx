import { PageContainer } from '@shared-kit/ui';
import { MessageList } from '../features/read-messages/message-list.tsx';

/** List of the messages that the person received (A2r-23). */
export function Page() {
  return (
    <PageContainer>
      <MessageList />
    </PageContainer>
  );
}
