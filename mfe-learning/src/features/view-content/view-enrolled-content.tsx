import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReplyOf } from 'shared-kit/contracts/core';
import type { getStudentContent } from 'shared-kit/contracts/learning';
import type { ContentPlace } from '../../lib/progress-queue.ts';
import { ShareButton } from '../../lib/share/share-button.tsx';
import { ContentStage } from './content-stage.tsx';
import { SaveState } from './save-state.tsx';
import { stageOf, startWithin } from './stage.rules.ts';
import { useEnrolledProgress } from './use-enrolled-progress.ts';
import { useVisit } from '../../lib/use-visit.ts';
import { ViewerFrame } from '../../lib/viewer-frame.tsx';

interface ViewEnrolledContentProps {
  readonly place: ContentPlace;
  readonly opened: ReplyOf<typeof getStudentContent>;
  readonly navigation: ReactNode;
  readonly onClose: () => void;
}

/** A content inside an enrolment: what the person does in it moves their training on. */
export function ViewEnrolledContent({ place, opened, navigation, onClose }: ViewEnrolledContentProps) {
  const { content, contentEnrollment, nodeTitle, isSeekingBlocked } = opened;
  const progress = useEnrolledProgress(place, contentEnrollment);
  const visit = useVisit(content.idContentItem, null, { isOff: stageOf(content) === 'portal' });
  const [startAt] = useState(() => startWithin(contentEnrollment, content.duration));
  const finish = () => {
    visit.finished();
    void progress.complete();
  };
  return (
    <ViewerFrame
      title={content.text}
      eyebrow={nodeTitle}
      onClose={onClose}
      end={
        <>
          <ShareButton at="viewer" content={{ ...content, title: content.text }} />
          <SaveState save={progress.save} isCompleted={progress.isCompleted} onRetry={finish} />
        </>
      }
      navigation={navigation}
    >
      <ContentStage
        content={content}
        startAt={startAt}
        isSeekingBlocked={isSeekingBlocked === 1 && !progress.isCompleted}
        onProgress={({ percent, seconds }) => {
          progress.report(percent);
          visit.at(seconds);
        }}
        onFinished={finish}
        onNothing={onClose}
      />
    </ViewerFrame>
  );
}
