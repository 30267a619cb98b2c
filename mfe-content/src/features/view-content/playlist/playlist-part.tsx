import { partOnUse } from 'shared-kit/federation';
import { PlaylistSkeleton } from './playlist-skeleton.tsx';

/** Type 7, whose code comes when one is opened. */
export const PlaylistStage = partOnUse(
  async () => (await import('./playlist-stage.tsx')).PlaylistStage,
  <PlaylistSkeleton />,
);
