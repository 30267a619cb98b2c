import { useEffect, useRef, useState } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, EmptyState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { daysOf } from './message-groups.rules.ts';
import type { MessageDay } from './message-groups.rules.ts';
import { MessageDaySection } from './message-day.tsx';
import { OlderMessages } from './older-messages.tsx';
import type { RoomSync } from './room-sync.ts';
import type { RoomView } from './room-view.ts';
import { UnsentMessages } from './unsent-messages.tsx';
import { useNewest } from './use-newest.ts';
import { useReportMessage } from './use-report-message.tsx';
import styles from './message-list.module.css';

/**
 * Renders the messages, newest at the lower edge. The scroller uses column-reverse, so it starts at the end and stays
 * there, and older messages that load above do not shift the view.
 */
export function MessageList({ view, sync }: { view: RoomView; sync: RoomSync }) {
  const { viewer, loginInfo } = useActiveSession();
  const { idUser } = viewer;
  const isSupport = loginInfo.accessSupport.currentUserToken !== null;
  const { reported, ask, dialog } = useReportMessage(view.room?.idChatRoom ?? 0);
  const { messages, unsent, hasOlder } = view.log;
  const scroller = useRef<HTMLDivElement>(null);
  const days = useDays(messages);
  // Stores the value from the time the room was opened, so that the mark stays while the person is in the room.
  const [readSequence] = useState(view.room?.readSequence ?? 0);
  const firstNew =
    readSequence === 0
      ? undefined
      : messages.find((message) => message.sequence > readSequence && message.idUser !== idUser)?.sequence;
  const { isAtEnd, newBelow, toEnd } = useNewest(scroller, { messages, unsent: unsent.length, idUser });

  useEffect(() => {
    const markRead = (): void => {
      if (isAtEnd && document.visibilityState === 'visible') sync.read();
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [isAtEnd, messages, sync]);

  return (
    <div className={styles.stage}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={labels.log}
        aria-busy={view.older === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only a focusable region
        tabIndex={0}
      >
        <div className={styles.list}>
          <OlderMessages
            state={view.older}
            hasOlder={hasOlder}
            isEmpty={messages.length === 0}
            onLoad={() => void sync.loadOlder()}
          />
          {messages.length === 0 && unsent.length === 0 && (
            <EmptyState
              size="compact"
              icon={<Icon name="chat" size={24} />}
              title={labels.empty}
              description={labels.emptyHint}
            />
          )}
          {days.map((day) => (
            <MessageDaySection
              key={day.date}
              day={day}
              idUser={idUser}
              firstNew={firstNew}
              reported={reported}
              onReport={isSupport ? undefined : ask}
            />
          ))}
          <UnsentMessages unsent={unsent} connection={view.connection} onRetry={sync.retry} onDiscard={sync.discard} />
        </div>
      </div>
      {!isAtEnd && (
        <div className={styles.toEnd}>
          <Button
            size="small"
            variant={newBelow > 0 ? 'primary' : 'secondary'}
            icon={<Icon name="arrow-down" size={16} />}
            aria-label={newBelow > 0 ? undefined : labels.toNewest}
            onClick={toEnd}
          >
            {newBelow > 0 ? labels.newBelow(newBelow) : null}
          </Button>
        </div>
      )}
      {dialog}
    </div>
  );
}

/** Returns the days and keeps the identity of unchanged ones. */
function useDays(messages: RoomView['log']['messages']): readonly MessageDay[] {
  const [cached, setCached] = useState(() => ({ messages, days: daysOf(messages) }));
  if (cached.messages === messages) return cached.days;
  const days = daysOf(messages, cached.days);
  setCached({ messages, days });
  return days;
}
