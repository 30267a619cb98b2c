import { useEffect, useEffectEvent } from 'react';
import type { LessonProgress } from './use-lesson-progress.ts';

/**
 * Carries out the navigation request of a lesson of a sequenced package once the lesson has ended and its last data is
 * saved, because the server decides by that data.
 */
export function useRequestOfLesson(
  { phase, save }: Pick<LessonProgress, 'phase' | 'save'>,
  isSequenced: boolean,
  onRequest: (request: string) => void,
): void {
  const request = isSequenced && phase.kind === 'finished' && save.kind !== 'pending' ? phase.navigation : null;
  const carryOut = useEffectEvent(onRequest);
  useEffect(() => {
    if (request !== null) carryOut(request);
  }, [request]);
}
