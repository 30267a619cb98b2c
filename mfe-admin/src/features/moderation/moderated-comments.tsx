import { commentStates } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import { ModeratedList } from './moderated-list.tsx';
import { ModeratedRow } from './moderated-row.tsx';
import { useComments } from './moderation.queries.ts';
import { useModerationAddress } from './use-moderation-address.ts';

/** Comments of trainings and classes. */
export function ModeratedComments() {
  const address = useModerationAddress();
  const comments = useComments(address);
  return (
    <ModeratedList
      list="comments"
      {...comments}
      address={address}
      words={labels.comments}
      nameOf={({ author, training }) => `${author.name}, ${training}`}
      filters={[
        {
          name: 'estado',
          label: labels.state,
          any: labels.commentStates.all,
          options: commentStates
            .filter((value) => value !== 'all')
            .map((value) => ({ value, label: labels.commentStates[value] })),
        },
      ]}
      renderRow={(comment, actions) => (
        <ModeratedRow
          key={comment.idComment}
          author={comment.author}
          text={comment.text}
          place={[comment.training, comment.teamName].filter(Boolean).join(' · ')}
          at={comment.at}
          reports={comment.reports}
          hidden={comment.hiddenBy === null ? null : { by: comment.hiddenBy, reason: comment.hiddenReason }}
          words={labels.comments}
          actions={actions}
        />
      )}
    />
  );
}
