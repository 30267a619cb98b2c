import type { ApiError } from '@shared-kit/runtime/api';
import { levelPath, lmsPath } from '@shared-kit/contracts/learning';
import { Navigate } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageContainer } from '@shared-kit/ui';
import { ContentFailure } from '../../lib/content-failure.tsx';
import { addressOfLesson } from './address-of-lesson.ts';
import { labels } from './labels.ts';
import type { LessonAddress } from './lesson-address.rules.ts';
import { isLockedLesson, lessonsInOrder } from './lessons.rules.ts';
import type { Lessons } from './lessons.query.ts';
import { LockReason } from './lock-reason.tsx';

interface LessonRefusedProps {
  readonly error: ApiError;
  readonly address: LessonAddress;
  /** Lessons of the package, if loaded: the blocking ones are then shown as links. */
  readonly lessons: Lessons | undefined;
  readonly onRetry: () => void;
}

/** Renders the error of a lesson that the server does not open: locked, not ready, deleted or not accessible. */
export function LessonRefused({ error, address, lessons, onRetry }: LessonRefusedProps) {
  const { idEnrollment, idContentItem, idNodeEnrollment, isFluid, idSco } = address;
  const list = lmsPath({
    idEnrollment: idEnrollment || null,
    idContentItem,
    idNodeEnrollment: idNodeEnrollment ?? null,
    isFluidNavigation: isFluid,
  });
  if (error.code === 'learning.scorm-not-ready') return <Navigate to={list} replace />;
  if (error.code === 'learning.prerequisites-not-met') {
    const all = lessons ? lessonsInOrder(lessons) : [];
    const locked = all.find((sco) => sco.idSco === idSco && isLockedLesson(sco));
    const addressOf = (before: number): string | undefined => {
      const sco = all.find((one) => one.idSco === before);
      return sco && lessons && addressOfLesson(sco, lessons, isFluid);
    };
    return (
      <PageContainer>
        <EmptyState
          isPage
          icon={<Icon name="lock" size={28} />}
          title={labels.lockedLesson}
          description={locked ? <LockReason sco={locked} addressOf={addressOf} /> : error.message}
          action={<Button to={list}>{labels.seeLessons}</Button>}
        />
      </PageContainer>
    );
  }
  return <ContentFailure error={error} backTo={idEnrollment === 0 ? '/' : levelPath(idEnrollment)} onRetry={onRetry} />;
}
