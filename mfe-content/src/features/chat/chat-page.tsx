import { Icon, IconButton, useKeyboardInset } from '@shared-kit/ui';
import { useGoBack } from '@shared-kit/runtime/router';
import { ChatRoom } from './chat-room.tsx';
import { labels } from './labels.ts';
import styles from './chat-page.module.css';

/** Shows a room on a page of its own (A2r-29). */
export function ChatPage({ idChatRoom }: { idChatRoom: number }) {
  const goBack = useGoBack();
  useKeyboardInset();
  return (
    <div className={styles.page}>
      <div className={styles.middle}>
        <ChatRoom
          idChatRoom={idChatRoom}
          headingLevel={1}
          before={<IconButton label={labels.back} icon={<Icon name="arrow-left" size={20} />} onClick={goBack} />}
        />
      </div>
    </div>
  );
}
