import { useEffect, useEffectEvent } from 'react';
import { contentViewerSlot } from 'shared-kit/contracts/learning';
import { Slot } from 'shared-kit/federation';
import { EmptyState, ErrorState, Icon, Skeleton } from 'shared-kit/ui';
import type { ContentStageProps } from './content-stage.tsx';
import { labels } from './labels.ts';
import { isSeenToBeDone } from './stage.rules.ts';

/** B4.2-03. */
const SEEN_AFTER_MS = 2000;

/** Types 7, 15, 16, 22, 23 and 25: the portal's own viewers, from the remote that has them (B2.6-10). */
export function PortalStage({ content, onFinished }: ContentStageProps) {
  const isByLooking = isSeenToBeDone(content);
  const finish = useEffectEvent(onFinished);
  useEffect(() => {
    if (!isByLooking) return;
    const timer = setTimeout(() => finish(), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isByLooking, content.idContentItem]);
  return (
    <Slot
      slot={contentViewerSlot}
      props={{ content, onFinished }}
      loading={<Skeleton ratio="16/9" />}
      broken={(retry) => <ErrorState title={labels.unknownType} onRetry={retry} />}
      empty={<EmptyState icon={<Icon name="file" size={28} />} title={labels.unknownType} />}
    />
  );
}
