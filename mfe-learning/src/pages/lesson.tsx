import { useEffect, useEffectEvent } from 'react';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { playScorm } from '@shared-kit/contracts/learning';
import { useParams, usePageTitle } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { NavigateTraining } from '../features/navigate-training/navigate-training.tsx';
import { labels } from '../features/lesson/labels.ts';
import { lessonAddress } from '../features/lesson/lesson-address.rules.ts';
import type { LessonAddress } from '../features/lesson/lesson-address.rules.ts';
import { LessonRefused } from '../features/lesson/lesson-refused.tsx';
import { useLessons } from '../features/lesson/lessons.query.ts';
import { LessonPage } from '../features/lesson/lesson.tsx';
import { useNetworkTest } from '../features/lesson/use-network-test.tsx';
import { TrainingInteractions } from '../features/interactions/training-interactions.tsx';
import { Opening } from '../features/view-content/opening.tsx';
import { NextStep } from '../features/next-step/next-step.tsx';
import { NotFound } from '../lib/not-found.tsx';
import { usePendingProgress } from '../lib/use-pending-progress.ts';
import { useProgressRefresh } from '../lib/use-progress-refresh.ts';

/** Renders one lesson of a SCORM content (B2.1-11, B2.1-12). */
export function Page() {
  const address = lessonAddress(useParams());
  if (!address) return <NotFound title={labels.notFound} />;
  return (
    <Lesson
      key={`${address.idEnrollment}/${address.idNodeEnrollment}/${address.idContentItem}/${address.idSco}`}
      address={address}
    />
  );
}

function Lesson({ address }: { address: LessonAddress }) {
  const { idUser } = useActiveSession().viewer;
  const isAllSent = usePendingProgress();
  const { useCdn, test } = useNetworkTest();
  const { idEnrollment, idContentItem, idSco, idNodeEnrollment } = address;
  const lessons = useLessons(address, { enabled: isAllSent });
  // Each reply starts a visit: it is never cached and never refetched while the lesson is open.
  const visit = useQuery({
    ...apiQueryOptions(playScorm, {
      body: { idEnrollment, idContentItem, idSco, idNodeEnrollment: idNodeEnrollment ?? null, useCdn: useCdn ?? false },
    }),
    gcTime: 0,
    refetchOnReconnect: false,
    enabled: isAllSent && useCdn !== undefined,
  });
  // Playing a chosen lesson moves the package to it, so that lessons read at the same time may be those of the one before.
  const isOfLessonBefore = lessons.data?.sequencing != null && lessons.data.sequencing.idSco !== idSco;
  const readLessonsAgain = useEffectEvent(() => void lessons.refetch());
  useEffect(() => {
    if (visit.data !== undefined && isOfLessonBefore) readLessonsAgain();
  }, [visit.data, isOfLessonBefore]);
  useProgressRefresh();
  usePageTitle(visit.data?.currentItem.title);
  const error = visit.error ?? (lessons.data ? null : lessons.error);
  const retry = () => {
    void lessons.refetch();
    void visit.refetch();
  };
  if (error && !visit.isFetching)
    return <LessonRefused error={error} address={address} lessons={lessons.data} onRetry={retry} />;
  if (!visit.data || !lessons.data) {
    return (
      <>
        <Opening />
        {test}
      </>
    );
  }
  return (
    <LessonPage
      key={visit.data.url}
      idUser={idUser}
      address={address}
      lessons={lessons.data}
      visit={visit.data}
      bar={(place) => (
        <NavigateTraining {...place} extras={<TrainingInteractions place={place.position} appearance="bar" />} />
      )}
      nextStep={<NextStep place={{ idUser, idEnrollment, idContentItem }} />}
      onReplay={() => void visit.refetch()}
    />
  );
}
