import { useState } from 'react';
import { listMessages, messagePath } from '@shared-kit/contracts/content';
import type { MessageSummary } from '@shared-kit/contracts/content';
import { formatDate, formatRelativeTime } from '@shared-kit/contracts/calendar';
import {
  EmptyState,
  Icon,
  PageHeader,
  QueryStates,
  Skeleton,
  VisuallyHidden,
  classNames,
  useKitLink,
} from '@shared-kit/ui';
import { MoreButton } from '../../lib/more-button.tsx';
import { usePages } from '../../lib/use-pages.ts';
import { labels } from './labels.ts';
import styles from './read-messages.module.css';

const pageSize = 15;

/** Lists the person's messages, newest first (A2r-23). */
export function MessageList() {
  const query = usePages({
    endpoint: listMessages,
    pageSize,
    input: {},
    items: ({ messages }) => messages,
    total: ({ totalRecords }) => totalRecords,
  });
  const unread = query.data?.first?.unread;
  return (
    <>
      <PageHeader
        title={labels.title}
        description={labels.description}
        eyebrow={
          unread === undefined || query.data?.total === 0 ? ' ' : unread === 0 ? labels.allRead : labels.unread(unread)
        }
      />
      <QueryStates
        query={query}
        skeleton={
          <div className={styles.list}>
            {[1, 2, 3, 4].map((key) => (
              <Skeleton key={key} height="6rem" />
            ))}
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={labels.empty} description={labels.emptyHint} icon={<Icon name="mail" size={28} />} />}
      >
        {({ items, total }) => (
          <>
            <ul role="list" className={styles.list} aria-label={labels.title}>
              {items.map((message) => (
                <Message key={message.idMessage} message={message} />
              ))}
            </ul>
            <MoreButton pages={query} shown={items.length} total={total} />
          </>
        )}
      </QueryStates>
    </>
  );
}

function Message({ message }: { message: MessageSummary }) {
  const Link = useKitLink();
  const [now] = useState(() => new Date());
  return (
    <li className={classNames(styles.message, !message.isRead && styles.unread)}>
      <span className={styles.mark}>{!message.isRead && <span className={styles.dot} title={labels.isUnread} />}</span>
      <div className={styles.words}>
        <Link to={messagePath(message.idMessage)} className={styles.subject}>
          {!message.isRead && <VisuallyHidden>{`${labels.isUnread}: `}</VisuallyHidden>}
          {message.subject}
        </Link>
        <p className={styles.excerpt}>{message.excerpt}</p>
      </div>
      <time className={styles.date} dateTime={message.sentAt} title={formatDate(message.sentAt)}>
        {formatRelativeTime(message.sentAt, now)}
      </time>
    </li>
  );
}
