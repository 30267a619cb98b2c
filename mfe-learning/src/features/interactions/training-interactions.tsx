import { useState } from 'react';
import type { CommentType } from '@shared-kit/contracts/learning';
import { Button, Icon, OfflineState, useRetryWhenOnline } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { useEnrollmentDetail } from './comments.queries.ts';
import type { TrainingPlace } from './comments.queries.ts';
import { labels } from './labels.ts';
import { LoadFailed } from './load-failed.tsx';
import { participationProgress } from './participation.rules.ts';
import styles from './interactions.module.css';
import { threadsOf } from './threads.rules.ts';

// Most people open neither drawer, so they load on the first click. A failed load does not affect the lesson beside
// them.
const loadDrawers = () => import('./drawers.ts');

interface TrainingInteractionsProps {
  readonly place: TrainingPlace;
  /** Appearance: in the bar below a content, or on the page of a level. */
  readonly appearance: 'bar' | 'page';
}

/**
 * Renders attachments, comments and the required participation; renders nothing when there are none (B2.3-26 to
 * B2.3-28).
 */
export function TrainingInteractions({ place, appearance }: TrainingInteractionsProps) {
  const { data: detail, error, fetchStatus, isFetching, refetch } = useEnrollmentDetail(place);
  const [tab, setTab] = useState<CommentType>();
  const [isFilesOpen, setFilesOpen] = useState(false);
  const [drawers, setDrawers] = useState<Awaited<ReturnType<typeof loadDrawers>>>();
  // Keeps the line of a page that waited for it, even when it stays empty, so that the blocks below do not move.
  const [hasWaited] = useState(detail === undefined);
  // The drawer that could not load without a network; it opens by itself once the network is back.
  const [waiting, setWaiting] = useState<() => void>();
  const line = appearance === 'page' && hasWaited ? <div className={styles.page} /> : null;
  const isOffline = fetchStatus === 'paused' || (error !== null && !navigator.onLine);
  // The failure that is shown. It stays during a retry; the loss of the network is no failure.
  const [failure, setFailure] = useState<unknown>(null);
  const nextFailure = isOffline ? null : (error ?? failure);
  if (nextFailure !== failure) setFailure(nextFailure);
  if (!detail) {
    if (isOffline)
      return appearance === 'bar' ? (
        <RetryWhenOnline onRetry={refetch} />
      ) : (
        <OfflineState onRetry={refetch} isRetrying={isFetching} />
      );
    if (failure === null) return line;
    return (
      <div className={styles[appearance]}>
        <LoadFailed error={failure} isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  const threads = threadsOf(detail);
  const [first] = threads;
  const idTeam = detail.team?.hasAttachments === 1 ? detail.team.idTeam : undefined;
  const isParticipationRequired = detail.commentIsMandatory === 1;
  const { status } = participationProgress(detail.mandatoryCommentsCount, detail.commentMinCount);
  if (!first && idTeam === undefined) return line;
  const open = async (show: () => void): Promise<void> => {
    try {
      setDrawers(await loadDrawers());
      setWaiting(undefined);
      show();
    } catch {
      if (!navigator.onLine) return setWaiting(() => show);
      notify({ kind: 'error', text: labels.openFailed, key: 'drawer-not-opened' });
    }
  };
  const openComments = (type: CommentType) => void open(() => setTab(type));
  const variant = appearance === 'bar' ? 'ghost' : 'secondary';
  return (
    <div className={styles[appearance]} role="group" aria-label={labels.group}>
      {idTeam !== undefined && (
        <Button
          variant={variant}
          size="small"
          icon={<Icon name="attachment" size={18} />}
          aria-haspopup="dialog"
          onClick={() => void open(() => setFilesOpen(true))}
        >
          <span className={isParticipationRequired ? styles.spare : undefined}>{labels.attachments}</span>
        </Button>
      )}
      {first && (
        <Button
          variant={variant}
          size="small"
          icon={<Icon name="message" size={18} />}
          aria-haspopup="dialog"
          onClick={() => openComments(first.type)}
        >
          {labels.interactions}
        </Button>
      )}
      {isParticipationRequired && (
        <Button
          variant={variant}
          size="small"
          icon={<Icon name={status === 'COMPLETED' ? 'check-circle' : 'clipboard-check'} size={18} />}
          aria-haspopup="dialog"
          onClick={() => openComments('TEAM')}
        >
          {labels.group} <span className={styles.spare}>{labels.demanded}</span>{' '}
          {labels.done(Math.min(detail.mandatoryCommentsCount, detail.commentMinCount), detail.commentMinCount)}
        </Button>
      )}
      {waiting && <OfflineState onRetry={() => void open(waiting)} />}
      {drawers && first && (
        <drawers.InteractionDrawer detail={detail} tab={tab} onTab={setTab} onClose={() => setTab(undefined)} />
      )}
      {drawers && idTeam !== undefined && (
        <drawers.AttachmentsDrawer idTeam={idTeam} isOpen={isFilesOpen} onClose={() => setFilesOpen(false)} />
      )}
    </div>
  );
}

/** Renders nothing: in the bar below a content a notice would take the room of what can be read without a network. */
function RetryWhenOnline({ onRetry }: { readonly onRetry: () => unknown }) {
  useRetryWhenOnline(true, onRetry);
  return null;
}
