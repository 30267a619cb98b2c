import { useState } from 'react';
import type { Announcement, AnnouncementState } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import {
  Alert,
  Button,
  EmptyState,
  Icon,
  Progress,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  Table,
} from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { ConfirmDialog } from '@shared-kit/ui/overlays';
import { notify } from '@shared-kit/ui/toast';
import { NewerOlder } from '../../lib/newer-older.tsx';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';
import { useAnnouncements, useWithdraw } from './announcements.queries.ts';
import { labels } from './labels.ts';
import styles from './announcements.module.css';

const stateAppearance: Readonly<Record<AnnouncementState, { tone: 'neutral' | 'success' | 'danger'; icon: IconName }>> =
  {
    scheduled: { tone: 'neutral', icon: 'clock' },
    sending: { tone: 'neutral', icon: 'clock' },
    sent: { tone: 'success', icon: 'check-circle' },
    cancelled: { tone: 'neutral', icon: 'x-circle' },
    withdrawn: { tone: 'neutral', icon: 'eye-off' },
    failed: { tone: 'danger', icon: 'alert-circle' },
  };

/** Announcements with what became of them: sent, reached and read. */
export function ListAnnouncements() {
  const [place, setPlace] = useState<NewestFirstPlace>({});
  const [toEnd, setToEnd] = useState<Announcement>();
  const query = useAnnouncements(place);
  const withdraw = useWithdraw();
  const isWaiting = toEnd?.state === 'scheduled';
  const end = ({ idAnnouncement, state, version }: Announcement) =>
    withdraw.mutate(
      { params: { idAnnouncement }, body: { version } },
      {
        onSuccess: () => notify({ kind: 'success', text: state === 'scheduled' ? labels.cancelled : labels.withdrawn }),
        onSettled: () => setToEnd(undefined),
      },
    );
  return (
    <Stack>
      {withdraw.error && <Alert tone="danger" title={withdraw.error.message} />}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ announcements }) => announcements.length === 0}
        empty={<EmptyState icon={<Icon name="bell" size={28} />} title={labels.none} description={labels.noneHint} />}
      >
        {({ announcements, places }) => (
          <>
            <Table
              caption={labels.caption}
              rows={announcements}
              rowKey={({ idAnnouncement }) => idAnnouncement}
              columns={[
                {
                  key: 'title',
                  header: labels.columns.title,
                  isTitle: true,
                  cell: ({ title, createdBy }) => (
                    <span className={styles.name}>
                      {title}
                      <span className={styles.quiet}>{labels.by(createdBy)}</span>
                    </span>
                  ),
                },
                { key: 'audience', header: labels.columns.audience, cell: ({ audienceText }) => audienceText },
                { key: 'sendAt', header: labels.columns.sendAt, cell: ({ sendAt }) => formatDateTime(sendAt) },
                { key: 'state', header: labels.columns.state, cell: (one) => <SendState announcement={one} /> },
                {
                  key: 'reached',
                  header: labels.columns.reached,
                  cell: ({ done, mailed, sendsMail }) => (
                    <span className={styles.name}>
                      {done.toLocaleString('pt-BR')}
                      {sendsMail && <span className={styles.quiet}>{labels.mailed(mailed)}</span>}
                    </span>
                  ),
                },
                { key: 'read', header: labels.columns.read, cell: ({ read, done }) => labels.read(read, done) },
                {
                  key: 'actions',
                  header: labels.columns.actions,
                  isHeaderHidden: true,
                  align: 'end',
                  cell: (one) => <EndAction announcement={one} onEnd={setToEnd} />,
                },
              ]}
            />
            <NewerOlder places={places} onGo={setPlace} />
          </>
        )}
      </QueryStates>
      <ConfirmDialog
        isOpen={toEnd !== undefined}
        title={isWaiting ? labels.cancelTitle : labels.withdrawTitle}
        description={isWaiting ? labels.cancelText : labels.withdrawText}
        confirmLabel={isWaiting ? labels.cancel : labels.withdraw}
        cancelLabel={labels.back}
        tone="danger"
        isBusy={withdraw.isPending}
        onConfirm={() => toEnd && end(toEnd)}
        onCancel={() => setToEnd(undefined)}
      />
    </Stack>
  );
}

function SendState({ announcement: { state, done, total, failure } }: { announcement: Announcement }) {
  if (state === 'sending')
    return (
      <Progress
        percent={total === 0 ? 0 : (done / total) * 100}
        label={labels.states.sending}
        valueText={labels.progress(done, total)}
      />
    );
  const { tone, icon } = stateAppearance[state];
  return (
    <span className={styles.name}>
      <Status tone={tone} icon={<Icon name={icon} size={16} />}>
        {labels.states[state]}
      </Status>
      {failure !== '' && <span className={styles.quiet}>{failure}</span>}
    </span>
  );
}

function EndAction({
  announcement,
  onEnd,
}: {
  announcement: Announcement;
  onEnd: (announcement: Announcement) => void;
}) {
  const { state, title } = announcement;
  if (state !== 'scheduled' && state !== 'sending' && state !== 'sent') return null;
  const isWaiting = state === 'scheduled';
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={(isWaiting ? labels.cancelOne : labels.withdrawOne)(title)}
      onClick={() => onEnd(announcement)}
    >
      {isWaiting ? labels.cancel : labels.withdraw}
    </Button>
  );
}
