import { UnknownPath } from '@shared-kit/runtime/federation';
import { routeId, useParams } from '@shared-kit/runtime/router';
import { ChatPage } from '../features/chat/chat-page.tsx';

/** Renders a chat room (A2r-29). */
export function Page() {
  const id = routeId(useParams()['room']);
  return id === undefined ? <UnknownPath /> : <ChatPage key={id} idChatRoom={id} />;
}
