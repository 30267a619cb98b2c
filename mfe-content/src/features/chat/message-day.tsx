import { memo } from 'react';
import type { ReactNode } from 'react';
import { daysBetween, formatLongDate, formatTime } from '@shared-kit/contracts/calendar';
import { Avatar, VisuallyHidden, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { textSegments } from './message-groups.rules.ts';
import type { MessageDay, PlacedMessage } from './message-groups.rules.ts';
import styles from './message-list.module.css';

interface MessageDayProps {
  readonly day: MessageDay;
  /** Id of the viewer. */
  readonly idUser: number;
  /** First message that was unread when the room was opened. */
  readonly firstNew: number | undefined;
}

/** Renders one day under its date; the date stays in view while the day is read (A2c-01). */
export const MessageDaySection = memo(function MessageDaySection({ day, idUser, firstNew }: MessageDayProps) {
  return (
    <section className={styles.day} aria-label={dateWords(day.date)}>
      <p className={styles.date}>
        <time dateTime={day.date}>{dateWords(day.date)}</time>
      </p>
      <ol className={styles.messages}>
        {day.messages.map((placed) => (
          <MessageBubble
            key={placed.message.sequence}
            {...placed}
            isOwn={placed.message.idUser === idUser}
            isFirstNew={placed.message.sequence === firstNew}
          />
        ))}
      </ol>
    </section>
  );
});

const MessageBubble = memo(function MessageBubble({
  message,
  isContinued,
  isOwn,
  isFirstNew,
}: PlacedMessage & { isOwn: boolean; isFirstNew: boolean }) {
  const hasHead = !isContinued || isFirstNew;
  return (
    <>
      {isFirstNew && (
        <li className={styles.newHere}>
          <span>{labels.newHere}</span>
        </li>
      )}
      <li className={classNames(styles.message, isOwn ? styles.own : styles.others, hasHead && styles.headed)}>
        {!isOwn && (
          <span className={styles.face}>
            {hasHead && <Avatar name={message.user} src={message.photo} size="small" isDecorative />}
          </span>
        )}
        <div className={styles.bubble}>
          {isOwn ? (
            <VisuallyHidden>{`${labels.you}: `}</VisuallyHidden>
          ) : (
            <Author name={message.user} isSeen={hasHead} />
          )}
          <span className={styles.text}>{textOf(message.message)}</span>
          <time className={styles.time} dateTime={`${message.moment.replace(' ', 'T')}Z`}>
            {formatTime(message.moment)}
          </time>
        </div>
      </li>
    </>
  );
});

function Author({ name, isSeen }: { name: string; isSeen: boolean }) {
  return isSeen ? <span className={styles.author}>{name}</span> : <VisuallyHidden>{`${name}: `}</VisuallyHidden>;
}

function textOf(text: string): ReactNode {
  let at = 0;
  return textSegments(text).map((segment) => {
    at += segment.kind === 'text' ? segment.text.length : segment.href.length;
    if (segment.kind === 'text') return segment.text;
    return (
      <a key={at} href={segment.href} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
        {segment.href}
      </a>
    );
  });
}

function dateWords(date: string): string {
  const daysAgo = daysBetween(date, new Date());
  if (daysAgo === 0) return labels.today;
  return daysAgo === 1 ? labels.yesterday : formatLongDate(date);
}
