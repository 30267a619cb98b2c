import { useState } from 'react';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { HIDING_REASON_MAX_LENGTH } from '@shared-kit/contracts/learning';
import type { TeamComment } from '@shared-kit/contracts/learning';
import {
  Avatar,
  Button,
  EmptyState,
  Icon,
  QueryStates,
  SkeletonText,
  Stack,
  Status,
  VisuallyHidden,
} from '@shared-kit/ui';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import cardStyles from '../../lib/answer-card.module.css';
import styles from './decide-comments.module.css';
import { labels } from './labels.ts';
import { useDecideComment, useTeamComments } from './team-comments.queries.ts';

/** List of the reported comments of the person's team, each to be kept or hidden. */
export function TeamComments() {
  const [toHide, setToHide] = useState<TeamComment>();
  const query = useTeamComments();
  const { decide, isBusy } = useDecideComment();
  return (
    <Stack gap={4}>
      <VisuallyHidden>
        <span role="status">{query.data ? labels.found(query.data.totalRecords) : ''}</span>
      </VisuallyHidden>
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ result }) => result.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="check-circle" size={28} />}
            title={labels.empty}
            description={labels.emptyHint}
          />
        }
      >
        {({ result }) => (
          <ul className={cardStyles.list} aria-label={labels.pending}>
            {result.map((comment) => (
              <CommentCard
                key={comment.idComment}
                comment={comment}
                isBusy={isBusy}
                onKeep={() => void decide(comment)}
                onHide={() => setToHide(comment)}
              />
            ))}
          </ul>
        )}
      </QueryStates>
      {toHide && (
        <ReasonDialog
          id={`hide-comment-${toHide.idComment}`}
          title={labels.hideTitle}
          description={`${toHide.person.name}: ${toHide.training}`}
          hint={labels.hideHint}
          refuse={labels.hide}
          maxLength={HIDING_REASON_MAX_LENGTH}
          onClose={() => setToHide(undefined)}
          onRefuse={(reason) => decide(toHide, reason)}
        />
      )}
    </Stack>
  );
}

interface CommentCardProps {
  readonly comment: TeamComment;
  readonly isBusy: boolean;
  onKeep(): void;
  onHide(): void;
}

function CommentCard({ comment, isBusy, onKeep, onHide }: CommentCardProps) {
  const { person, text, training, teamName, at, reports } = comment;
  return (
    <li className={cardStyles.card}>
      <Avatar name={person.name} src={person.photo} isDecorative />
      <div className={cardStyles.text}>
        <p className={cardStyles.name}>
          {person.name}
          {person.department !== '' && <span className={cardStyles.faint}> · {person.department}</span>}
        </p>
        <p className={styles.quote}>{text}</p>
        <p className={cardStyles.faint}>{[training, teamName, formatDateTime(at)].filter(Boolean).join(' · ')}</p>
        <Status tone="warning" icon={<Icon name="flag" size={16} />}>
          {labels.reports(reports)}
        </Status>
      </div>
      <div className={cardStyles.actions}>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          aria-label={labels.hideOne(person.name, training)}
          onClick={onHide}
        >
          {labels.hide}
        </Button>
        <Button size="small" disabled={isBusy} aria-label={labels.keepOne(person.name, training)} onClick={onKeep}>
          {labels.keep}
        </Button>
      </div>
    </li>
  );
}
