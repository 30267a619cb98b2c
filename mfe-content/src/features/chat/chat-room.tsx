import type { ReactNode } from 'react';
import { Button, EmptyState, ErrorState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Composer } from './composer.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { MessageList } from './message-list.tsx';
import type { RoomSync } from './room-sync.ts';
import type { RoomView } from './room-view.ts';
import { useRoom } from './use-room.ts';
import styles from './chat-room.module.css';

interface ChatRoomProps {
  readonly idChatRoom: number;
  /** Level of the heading with the room's name: page or section. */
  readonly headingLevel: 1 | 2;
  /** False when the surrounding view already shows the name. */
  readonly hasHead?: boolean;
  /** True when the person has just opened the room: the message field takes the focus. */
  readonly takesFocus?: boolean;
  /** Content at the start of the head, e.g. the back link. */
  readonly before?: ReactNode;
  /** Content at the end of the head, e.g. the button that closes the panel. */
  readonly actions?: ReactNode;
}

/** Renders a room with its messages by date and the message field (A2r-29). */
export function ChatRoom(props: ChatRoomProps) {
  return <Room key={props.idChatRoom} {...props} />;
}

function Room({ idChatRoom, hasHead = true, takesFocus = false, ...appearance }: ChatRoomProps) {
  const { sync, view } = useRoom(idChatRoom);
  return (
    <section className={styles.room} aria-label={view.room?.name ?? labels.chat}>
      {hasHead && <RoomHead view={view} {...appearance} />}
      <RoomBody sync={sync} view={view} takesFocus={takesFocus} />
    </section>
  );
}

function RoomHead({
  view,
  headingLevel,
  before,
  actions,
}: { view: RoomView } & Pick<ChatRoomProps, 'headingLevel' | 'before' | 'actions'>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.head}>
      {before}
      <span className={styles.emblem} aria-hidden="true">
        <Icon name={view.room?.kind === 'live' ? 'live' : 'chat'} size={20} />
      </span>
      <div className={styles.names}>
        <Heading className={styles.name}>{view.room?.name ?? labels.chat}</Heading>
        <p className={styles.details}>
          {view.connection === 'open' && view.present > 0 ? (
            <>
              <span className={styles.dot} aria-hidden="true" />
              {labels.present(view.present)}
            </>
          ) : (
            view.room?.description
          )}
        </p>
      </div>
      {actions}
    </header>
  );
}

function RoomBody({ sync, view, takesFocus }: { sync: RoomSync; view: RoomView; takesFocus: boolean }) {
  if (view.status === 'missing') {
    return (
      <EmptyState
        icon={<Icon name="chat" size={28} />}
        title={labels.missing}
        description={labels.missingHint}
        action={<Button to="/">{labels.toHome}</Button>}
      />
    );
  }
  if (view.status === 'failed') return <ErrorState title={labels.failed} onRetry={() => void sync.start()} />;
  if (view.status === 'loading' || !view.room) return <ChatSkeleton />;
  return (
    <>
      <ConnectionNote state={view.connection} />
      <MessageList view={view} sync={sync} />
      <p className={styles.typing} aria-hidden="true">
        {labels.typing(view.typing)}
      </p>
      <Composer idChatRoom={view.room.idChatRoom} takesFocus={takesFocus} onSend={sync.send} onTyping={sync.typed} />
    </>
  );
}
