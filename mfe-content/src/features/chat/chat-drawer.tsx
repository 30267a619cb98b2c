import { Drawer } from '@shared-kit/ui/overlays';
import { ChatRoom } from './chat-room.tsx';
import { labels } from './labels.ts';
import styles from './chat-panel.module.css';

/** Shows the room in a drawer over the content, for screens without room beside it. */
export function ChatDrawer({ idChatRoom, onClose }: { idChatRoom: number; onClose: () => void }) {
  return (
    <Drawer isOpen onClose={onClose} title={labels.chat}>
      <div className={styles.inDrawer}>
        <ChatRoom idChatRoom={idChatRoom} headingLevel={2} hasHead={false} />
      </div>
    </Drawer>
  );
}
