import { useState } from 'react';
import type { ContentItem } from 'shared-kit/contracts/content';
import { contentType } from 'shared-kit/contracts/content';
import { ResumePrompt } from 'shared-kit/player';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { ContentStage } from './content-stage.tsx';
import { stageOf } from './stage.rules.ts';
import { useVisit } from '../../lib/use-visit.ts';
import { ViewerFrame } from '../../lib/viewer-frame.tsx';

/** A content of a page that is open to all; asks where to begin if it was left in the middle (B2.6-16). */
export function ViewFreeContent({
  content,
  idSection,
  onClose,
}: {
  content: ContentItem;
  idSection: number | null;
  onClose: () => void;
}) {
  const visit = useVisit(content.idContentItem, idSection, { isOff: stageOf(content) === 'portal' });
  const isResumable = stageOf(content) === 'media' && content.lastPosition > 0;
  const [startAt, setStartAt] = useState<number | undefined>(isResumable ? undefined : 0);
  return (
    <ViewerFrame
      title={content.text}
      onClose={onClose}
      end={<ShareButton at="viewer" content={{ ...content, title: content.text }} />}
    >
      {startAt === undefined ? (
        <ResumePrompt
          kind={content.idContentType === contentType.audio ? 'audio' : 'video'}
          title={content.text}
          poster={content.image || null}
          lastPosition={content.lastPosition}
          onResume={() => setStartAt(content.lastPosition)}
          onRestart={() => setStartAt(0)}
        />
      ) : (
        <ContentStage
          content={content}
          startAt={startAt}
          isSeekingBlocked={false}
          autoPlay={isResumable}
          onProgress={({ seconds }) => visit.at(seconds)}
          onFinished={visit.finished}
          onNothing={onClose}
        />
      )}
    </ViewerFrame>
  );
}
