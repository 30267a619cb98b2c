import { useEffect } from 'react';
import { ApiError, apiQueryOptions, call, useQuery } from '@shared-kit/runtime/api';
import { findMessage, markMessageRead } from '@shared-kit/contracts/content';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { HtmlArticle } from '@shared-kit/media/html';
import { usePageTitle } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, EmptyState, ErrorState, Icon, Skeleton, SkeletonGroup, SkeletonText } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './read-messages.module.css';

/** Shows one message in full and marks it as read (A2r-24). */
export function ReadMessage({ id }: { id: number }) {
  const query = useQuery({ ...apiQueryOptions(findMessage, { params: { id } }), gcTime: 0 });
  const message = query.data?.message;
  usePageTitle(message?.subject);
  useReading(message?.isRead === false ? id : undefined);
  if (query.isPending) return <Loading />;
  if (query.error instanceof ApiError && query.error.status !== 404)
    return <ErrorState isPage title={labels.failed} error={query.error} onRetry={() => void query.refetch()} />;
  if (!message) return <MessageMissing />;
  return (
    <>
      <Button variant="ghost" size="small" to="/messages" icon={<Icon name="arrow-left" size={18} />}>
        {labels.back}
      </Button>
      <header className={styles.heading}>
        <h1>{message.subject}</h1>
        <p className={styles.date}>{formatDateTime(message.sentAt)}</p>
      </header>
      <HtmlArticle html={message.html} />
    </>
  );
}

export function MessageMissing() {
  return (
    <EmptyState
      isPage
      icon={<Icon name="mail" size={28} />}
      title={labels.missing}
      action={<Button to="/messages">{labels.back}</Button>}
    />
  );
}

/** Marks a message as read, except in a support access, which must not change the person's messages. */
function useReading(unread: number | undefined): void {
  const isOwn = useActiveSession().loginInfo.accessSupport.currentUserToken === null;
  useEffect(() => {
    if (unread === undefined || !isOwn) return;
    call(markMessageRead, { params: { id: unread } }, { keepalive: true }).catch((error: unknown) =>
      console.info(`message ${unread} not marked as read`, String(error)),
    );
  }, [unread, isOwn]);
}

function Loading() {
  return (
    <SkeletonGroup>
      <Skeleton shape="line" width="70%" height="2rem" />
      <SkeletonText lines={5} />
    </SkeletonGroup>
  );
}
