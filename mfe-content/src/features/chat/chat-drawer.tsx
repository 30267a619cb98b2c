import { Drawer } from 'shared-kit/ui/overlays';
import { ChatRoom } from './chat-room.tsx';
import { labels } from './labels.ts';
import styles from './chat-panel.module.css';

/** The room over the content, where there is no room beside it. */
export function ChatDrawer({ idChatRoom, onClose }: { idChatRoom: number; onClose: () => void }) {
  return (
    <Drawer isOpen onClose={onClose} title={labels.chat}>
      <div className={styles.inDrawer}>
        <ChatRoom idChatRoom={idChatRoom} headingLevel={2} hasHead={false} />
      </div>
    </Drawer>
  );
}
