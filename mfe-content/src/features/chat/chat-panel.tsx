import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { loadChatRoom } from '@shared-kit/contracts/content';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { useMediaQuery } from '@shared-kit/ui/theme';
import { Button, Icon, IconButton } from '@shared-kit/ui';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { labels } from './labels.ts';
import styles from './chat-panel.module.css';

const ChatRoom = lazyComponent(async () => (await import('./chat-room.tsx')).ChatRoom, <ChatSkeleton />);
const ChatDrawer = lazyComponent(async () => (await import('./chat-drawer.tsx')).ChatDrawer);

/** Minimum width for the content and the chat side by side. */
const wide = '(width >= 1024px)';

/**
 * Shows a content with its chat beside it, or over it on narrow screens; the person opens and closes it. The chat of a
 * live content starts open where there is room (A4m-11).
 */
export function WithChat({ idChatRoom, children }: { idChatRoom: number | null; children: ReactNode }) {
  if (idChatRoom === null) return children;
  return <ChatPanel idChatRoom={idChatRoom}>{children}</ChatPanel>;
}

function ChatPanel({ idChatRoom, children }: { idChatRoom: number; children: ReactNode }) {
  // Not cached, because others write in the meantime.
  const { data } = useApiQuery(
    loadChatRoom,
    { params: { id: idChatRoom }, query: { limit: 1 } },
    { gcTime: 0, retry: 0 },
  );
  const isWide = useMediaQuery(wide);
  const [chosen, setChosen] = useState<boolean>();
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const room = data?.room;
  const isOpen = chosen ?? (isWide && room?.kind === 'live');
  const unread = room && !wasOpened && !isOpen ? Math.max(0, room.lastSequence - room.readSequence) : 0;

  function choose(open: boolean): void {
    setChosen(open);
    setWasOpened(true);
  }
  // Returns the focus to the toggle button after the panel closes.
  useEffect(() => {
    if (chosen === false) toggle.current?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <div className={styles.both}>
      <div className={styles.content}>{children}</div>
      {isOpen && isWide && (
        <aside
          id="chat-panel"
          className={styles.panel}
          aria-label={labels.chat}
          onKeyDown={({ key }) => key === 'Escape' && choose(false)}
        >
          <ChatRoom
            idChatRoom={idChatRoom}
            headingLevel={2}
            takesFocus={chosen === true}
            actions={
              <IconButton label={labels.close} icon={<Icon name="close" size={20} />} onClick={() => choose(false)} />
            }
          />
        </aside>
      )}
      {isOpen && !isWide && <ChatDrawer idChatRoom={idChatRoom} onClose={() => choose(false)} />}
      {room && !(isOpen && isWide) && (
        <div className={styles.toggle}>
          <Button
            ref={toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'chat-panel' : undefined}
            icon={<Icon name="chat" size={20} />}
            onClick={() => choose(true)}
            aria-label={unread > 0 ? `${labels.open}, ${labels.unreadOnPanel(unread)}` : labels.open}
          >
            {labels.chat}
            {unread > 0 && <span className={styles.count}>{unread > 99 ? '99+' : unread}</span>}
          </Button>
        </div>
      )}
    </div>
  );
}
