/** What earns points. The names are those that a tenant's `gamification.yaml` gives points to. */
export const pointsEvents = [
  'content-accessed',
  'content-completed',
  'content-rated',
  'evaluation-passed',
  'training-completed',
  'product-bought',
] as const;

export type PointsEvent = (typeof pointsEvents)[number];
