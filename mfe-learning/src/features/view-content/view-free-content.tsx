import type { ContentItem } from '@shared-kit/contracts/content';
import { IDLE_MS } from '@shared-kit/runtime/tracking';
import { useContentProgress, viewerKind } from '@shared-kit/media/viewer';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { ViewerFrame } from '../../lib/viewer-frame.tsx';
import { TrainingContent } from './training-content.tsx';

/** Renders a content of a public page; offers to resume when the person left it in the middle (B2.6-16). */
export function ViewFreeContent({
  content,
  idSection,
  onClose,
}: {
  content: ContentItem;
  idSection: number | null;
  onClose: () => void;
}) {
  const progress = useContentProgress(content, idSection, { idleMs: IDLE_MS.player });
  return (
    <ViewerFrame
      title={content.text}
      onClose={onClose}
      isFilled={viewerKind(content) === 'pdf'}
      end={<ShareButton at="viewer" content={{ ...content, title: content.text }} />}
    >
      <TrainingContent content={content} progress={progress} rules={{}} onNothing={onClose} />
    </ViewerFrame>
  );
}
