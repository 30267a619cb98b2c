import { levelPath, mainAction, progressText } from '@shared-kit/contracts/learning';
import { TrainingAction } from '@shared-kit/media/training-action';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Button, EmptyState, Grid, Icon, MediaCard, QueryStates, SkeletonCard, VisuallyHidden } from '@shared-kit/ui';
import { EnrollmentStatusMark } from '../../lib/enrollment-status.tsx';
import { useEnrollments } from '../../lib/journey.queries.ts';
import { labels } from './labels.ts';

/** List of the trainings that the learner is enrolled in and has not finished. */
export function ListEnrollments() {
  const query = useEnrollments();
  const { viewer } = useActiveSession();
  return (
    <section>
      <VisuallyHidden>
        <h2>{labels.heading}</h2>
      </VisuallyHidden>
      <QueryStates
        query={query}
        skeleton={
          <Grid>
            <SkeletonCard kind="started" />
            <SkeletonCard kind="started" />
            <SkeletonCard kind="started" />
          </Grid>
        }
        isEmpty={({ data }) => data.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="training" size={28} />}
            title={labels.empty}
            description={labels.emptyHint}
            action={<Button to="/">{labels.goHome}</Button>}
          />
        }
      >
        {({ data }) => (
          <Grid label={labels.heading}>
            {data.map((card) => (
              <MediaCard
                key={card.idElement}
                headingLevel={3}
                title={card.title}
                image={card.image}
                {...(card.enrollment ? { to: levelPath(card.enrollment.idEnrollment) } : {})}
                {...(card.workload === '' ? {} : { meta: card.workload })}
                progress={card.contentProgress}
                progressText={progressText(card.enrollment?.steps, card.contentProgress)}
                mainAction={<TrainingAction at="card" action={mainAction({ ...card, idUser: viewer.idUser })} />}
                status={card.progressStatus && <EnrollmentStatusMark status={card.progressStatus} />}
                {...(card.lock ? { lockReason: card.lock.message } : {})}
              />
            ))}
          </Grid>
        )}
      </QueryStates>
    </section>
  );
}
