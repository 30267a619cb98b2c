import { partOnUse } from 'shared-kit/federation';
import { Skeleton } from 'shared-kit/ui';
import type { StageProps } from './content-stage.tsx';
import { MediaStage } from './media-stage.tsx';

const Broadcast = partOnUse(
  async () => (await import('./live/broadcast-stage.tsx')).BroadcastStage,
  <Skeleton ratio="16/9" />,
);

/** Type 6: a recording that the portal keeps, or a broadcast from elsewhere (A2v-07). */
export function LiveStage(props: StageProps) {
  return props.item.file ? <MediaStage {...props} kind="video" /> : <Broadcast {...props} />;
}
