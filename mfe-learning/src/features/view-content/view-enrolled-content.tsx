import { useState } from 'react';
import type { ReactNode } from 'react';
import { isLiveToday } from '@shared-kit/media/content-labels';
import type { ReplyOf } from '@shared-kit/contracts/core';
import type { getStudentContent } from '@shared-kit/contracts/learning';
import { viewerKind } from '@shared-kit/media/viewer';
import { Badge } from '@shared-kit/ui';
import type { ContentPlace } from '../../lib/progress-queue.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { ViewerFrame } from '../../lib/viewer-frame.tsx';
import { labels } from './labels.ts';
import { SaveState } from './save-state.tsx';
import { startWithin } from './training-content.rules.ts';
import { TrainingContent } from './training-content.tsx';
import { useTrainingProgress } from './use-training-progress.ts';

interface ViewEnrolledContentProps {
  readonly place: ContentPlace;
  readonly opened: ReplyOf<typeof getStudentContent>;
  readonly navigation: ReactNode;
  /** Shown above the navigation once the content has ended. */
  readonly nextStep: ReactNode;
  readonly onClose: () => void;
}

/** Renders a content inside an enrolment; its progress counts towards the training. */
export function ViewEnrolledContent({ place, opened, navigation, nextStep, onClose }: ViewEnrolledContentProps) {
  const { content, contentEnrollment, nodeTitle, isSeekingBlocked } = opened;
  const progress = useTrainingProgress(place, content, contentEnrollment);
  const [startAt] = useState(() => startWithin(contentEnrollment, content.duration));
  const [wasCompleted] = useState(progress.isCompleted);
  const [isLive] = useState(() => isLiveToday(content, new Date()));
  return (
    <ViewerFrame
      title={content.text}
      eyebrow={nodeTitle}
      onClose={onClose}
      isFilled={viewerKind(content) === 'pdf'}
      end={
        <>
          {isLive && <Badge isLive>{labels.live}</Badge>}
          <ShareButton at="viewer" content={{ ...content, title: content.text }} />
          <SaveState save={progress.save} isCompleted={progress.isCompleted} onRetry={progress.retry} />
        </>
      }
      navigation={
        <>
          {progress.isCompleted && !wasCompleted && nextStep}
          {navigation}
        </>
      }
    >
      <TrainingContent
        content={content}
        progress={progress}
        rules={{
          startAt,
          isAutoPlayed: false,
          isSeekingBlocked: isSeekingBlocked === 1 && !progress.isCompleted,
        }}
        onNothing={onClose}
      />
    </ViewerFrame>
  );
}
