import { ApiError, call } from '@shared-kit/runtime/api';
import { lessonPath, lmsPath, navigateScorm } from '@shared-kit/contracts/learning';
import { useNavigate } from '@shared-kit/runtime/router';
import { notify } from '@shared-kit/ui/toast';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';
import { labels } from './labels.ts';
import type { Lessons } from './lessons.query.ts';

interface PackageSteps {
  /** Asks the server for a step of a sequenced package (`open`, `leave`, or a request of SCORM) and shows what follows. */
  move(request: string): Promise<void>;
}

interface Options {
  readonly isFluid: boolean;
  /** Lesson that is shown; null on the list. */
  readonly idSco: number | null;
  /** State that the learner sees; a request from an older one is refused. */
  readonly moves?: number | null;
  /** Called when the same lesson is delivered again, as a new visit. */
  readonly onAgain?: () => void;
}

/** Navigates in a package that orders its lessons: the server decides which lesson is next. */
export function usePackageSteps(lessons: Lessons, { isFluid, idSco, moves = null, onAgain }: Options): PackageSteps {
  const navigate = useNavigate();
  const refresh = useInvalidateProgress();
  const { idContentItem, idNodeEnrollment, idTeam } = lessons;
  const idEnrollment = lessons.idEnrollment === 0 ? null : lessons.idEnrollment;

  const toList = (): void =>
    void navigate(lmsPath({ idEnrollment, idContentItem, idNodeEnrollment, isFluidNavigation: isFluid }), {
      state: { closedContent: true, ...(idSco === null ? {} : { closedLesson: idSco }) },
      replace: idSco === null,
    });
  const toLesson = (id: number): void => {
    if (id === idSco) return onAgain?.();
    const address = { idEnrollment, idContentItem, idSco: id, idNodeEnrollment, isCompleted: false, idTeam };
    void navigate(lessonPath(address), { replace: idSco === null });
  };

  return {
    async move(request) {
      const place = { idEnrollment: lessons.idEnrollment, idContentItem, idNodeEnrollment };
      try {
        const reply = await call(navigateScorm, { body: { ...place, request, ...(moves === null ? {} : { moves }) } });
        refresh();
        if (reply.idSco === null) toList();
        else toLesson(reply.idSco);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notify({ key: 'scorm-step', kind: 'warning', text: error.status === 0 ? labels.stepWaits : error.message });
        toList();
      }
    },
  };
}
