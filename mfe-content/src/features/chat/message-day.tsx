import { memo } from 'react';
import type { ReactNode } from 'react';
import { daysBetween, formatLongDate, formatTime } from '@shared-kit/contracts/calendar';
import type { ChatMessage } from '@shared-kit/contracts/content';
import { Avatar, Icon, IconButton, VisuallyHidden, classNames } from '@shared-kit/ui';
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
  /** Sequences that the viewer has reported in this visit. */
  readonly reported: ReadonlySet<number>;
  /** Asks why a message is reported; undefined for those who only read. */
  readonly onReport: ((message: ChatMessage) => void) | undefined;
}

/** Renders one day under its date; the date stays in view while the day is read (A2c-01). */
export const MessageDaySection = memo(function MessageDaySection({
  day,
  idUser,
  firstNew,
  reported,
  onReport,
}: MessageDayProps) {
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
            isReported={reported.has(placed.message.sequence)}
            onReport={onReport}
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
  isReported,
  onReport,
}: PlacedMessage & {
  isOwn: boolean;
  isFirstNew: boolean;
  isReported: boolean;
  onReport: MessageDayProps['onReport'];
}) {
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
          {message.removedReason === undefined ? (
            <span className={styles.text}>{textOf(message.message)}</span>
          ) : (
            <Removed reason={message.removedReason} />
          )}
          <time className={styles.time} dateTime={`${message.moment.replace(' ', 'T')}Z`}>
            {formatTime(message.moment)}
          </time>
        </div>
        {!isOwn && message.removedReason === undefined && (
          <ReportAction message={message} isReported={isReported} onReport={onReport} />
        )}
      </li>
    </>
  );
});

function Removed({ reason }: { reason: string }) {
  return (
    <span className={styles.removed}>
      <Icon name="eye-off" size={14} /> {labels.removed}
      {reason !== '' && <span className={styles.because}>{labels.removedBecause(reason)}</span>}
    </span>
  );
}

function ReportAction({
  message,
  isReported,
  onReport,
}: {
  message: ChatMessage;
  isReported: boolean;
  onReport: MessageDayProps['onReport'];
}) {
  if (isReported)
    return (
      <span className={styles.reported}>
        <Icon name="flag" size={14} /> {labels.reported}
      </span>
    );
  if (!onReport) return null;
  return (
    <IconButton
      className={styles.report ?? ''}
      size="small"
      label={labels.reportOf(message.user)}
      icon={<Icon name="flag" size={14} />}
      onClick={() => onReport(message)}
    />
  );
}

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
