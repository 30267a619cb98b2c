import { useInvalidate } from '@shared-kit/runtime/api';
import { evaluationFinished } from '@shared-kit/contracts/evaluations';
import {
  contentCompleted,
  getCardList,
  getCatalog,
  getEnrollment,
  getEnrollmentNode,
  getEnrollmentTree,
  getNavigationMap,
  getNode,
  getScormLessons,
  listCatalogNodes,
  listEnrollmentsInProgress,
  listRecommendations,
  searchLearning,
} from '@shared-kit/contracts/learning';
import { useEvent } from '@shared-kit/runtime/events';

/** Returns a function that refetches everything that shows progress or locks. */
export function useInvalidateProgress(): () => void {
  const invalidate = useInvalidate();
  return () =>
    invalidate(
      getEnrollment,
      getEnrollmentNode,
      getNavigationMap,
      getScormLessons,
      listEnrollmentsInProgress,
      getNode,
      getCatalog,
      listCatalogNodes,
      listRecommendations,
      searchLearning,
      getCardList,
      getEnrollmentTree,
    );
}

/** Refetches after events of the viewer and the evaluations, so that no reload is necessary. */
export function useProgressRefresh(): void {
  const refresh = useInvalidateProgress();
  useEvent(contentCompleted, refresh);
  useEvent(evaluationFinished, refresh);
}
