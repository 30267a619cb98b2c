import { useState } from 'react';
import { ApiError, useApiMutation } from '@shared-kit/runtime/api';
import { contentType } from '@shared-kit/contracts/content';
import { evaluationPath } from '@shared-kit/contracts/evaluations';
import { createNodeEnrollment, enrolledContentPath, lmsPath } from '@shared-kit/contracts/learning';
import type { NavigationItem } from '@shared-kit/contracts/learning';
import { useNavigate } from '@shared-kit/runtime/router';
import { notify } from '@shared-kit/ui/toast';
import { useInvalidateProgress } from '../../lib/use-progress-refresh.ts';

interface Learner {
  readonly idUser: number;
  readonly idEnrollment: number;
}

/** Opens an item of the map; enters its node first when the person has never opened it (B4.3-15). */
export function useGoToItem({ idUser, idEnrollment }: Learner): {
  go: (item: NavigationItem) => Promise<void>;
  isEntering: boolean;
} {
  const [isEntering, setEntering] = useState(false);
  const create = useApiMutation(createNodeEnrollment);
  const refresh = useInvalidateProgress();
  const navigate = useNavigate();

  const nodeEnrollmentOf = async (item: NavigationItem): Promise<number> => {
    if (item.idNodeEnrollment !== null) return item.idNodeEnrollment;
    setEntering(true);
    try {
      const { data } = await create.mutateAsync({ body: { idUser, idEnrollment, nodeCode: item.nodeCode } });
      refresh();
      return data.newId;
    } finally {
      setEntering(false);
    }
  };

  const go = async (item: NavigationItem): Promise<void> => {
    if (item.lock) return;
    try {
      const idNodeEnrollment = await nodeEnrollmentOf(item);
      const { idContentItem, idContentType, idEvaluation, idQuestionnaire, title } = item;
      if (idContentItem !== null && idContentType === contentType.scorm)
        return void navigate(lmsPath({ idEnrollment, idContentItem, idNodeEnrollment, isFluidNavigation: true }));
      if (idContentItem !== null)
        return void navigate(
          enrolledContentPath({ idUser, idEnrollment, idNodeEnrollment, idContent: idContentItem, title }),
        );
      if (idEvaluation !== null)
        return void navigate(
          evaluationPath({ idEnrollment, idEvaluation, idQuestionnaire: idQuestionnaire ?? undefined }),
        );
    } catch (error) {
      notify({ kind: 'error', text: error instanceof ApiError ? error.message : String(error), error });
    }
  };
  return { go, isEntering };
}
