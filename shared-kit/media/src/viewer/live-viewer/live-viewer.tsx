import { lazyComponent } from '@shared-kit/runtime/federation';
import { Skeleton } from '@shared-kit/ui';
import { MediaViewer } from '../media-viewer.tsx';
import type { ContentViewerProps } from '../viewer-props.ts';

const Broadcast = lazyComponent(
  async () => (await import('./broadcast-viewer.tsx')).BroadcastViewer,
  <Skeleton ratio="16/9" />,
);

/** Shows type 6: a recording that the portal stores, or a broadcast of another site (A2v-07). */
export function LiveViewer(props: ContentViewerProps) {
  return props.item.file ? <MediaViewer {...props} kind="video" /> : <Broadcast {...props} />;
}
