import type { ReactNode } from 'react';
import type { InnerSteps } from '../../lib/inner-step.ts';

interface BarOfLesson {
  readonly position: {
    readonly idUser: number;
    readonly idEnrollment: number;
    readonly idNodeEnrollment: number;
    readonly idContentItem: number;
  };
  readonly within: InnerSteps;
  /** What has to be done before one leaves. */
  readonly leave?: (go: () => void) => void;
}

/** Draws what leads through the training around the lessons. */
export type TrainingBar = (place: BarOfLesson) => ReactNode;
