/** Events that earn points. A tenant's `gamification.yaml` uses these names. */
export const pointsEvents = [
  'content-accessed',
  'content-completed',
  'content-rated',
  'evaluation-passed',
  'training-completed',
  'product-bought',
] as const;

export type PointsEvent = (typeof pointsEvents)[number];
