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
  /** Runs before the person leaves and calls `go` when done. */
  readonly leave?: (go: () => void) => void;
}

/** Renders the training navigation around the lessons. */
export type TrainingBar = (place: BarOfLesson) => ReactNode;
