import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Button, Icon, Status } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { labels } from '../labels.ts';
import { useContentProgress } from '../use-content-progress.ts';
import type { ContentProgress, ContentViewerProps, NextContent, ViewerRules } from '../viewer-props.ts';
import styles from './journey-viewer.module.css';

interface JourneyStepProps {
  readonly part: ContentItem;
  readonly Viewer: ComponentType<ContentViewerProps>;
  readonly rules: ViewerRules;
  readonly onSaved: ContentViewerProps['onSaved'];
  /** True when the user came from another step: the title then takes the focus that the previous step had. */
  readonly hasMoved: boolean;
  /** True when the whole journey is done. */
  readonly isWholeDone: boolean;
  readonly onFinished: () => void;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
  /** Offered when the media of this step end. */
  readonly next?: NextContent | undefined;
  /** Called at the last step when the user ends the journey. */
  readonly onEnd?: () => void;
}

/** Renders one step: the content with its own visit, and links to its neighbours. */
export function JourneyStep({
  part,
  Viewer,
  rules,
  onSaved,
  hasMoved,
  isWholeDone,
  onFinished,
  onPrevious,
  onNext,
  next,
  onEnd,
}: JourneyStepProps) {
  const own = useContentProgress(part, part.idSection, { onSaved, onCompleted: onFinished });
  const progress: ContentProgress = {
    ...own,
    finish: (position) => {
      own.finish(position);
      // One video does not finish a playlist.
      if (position?.idVideo === undefined) onFinished();
    },
  };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) title.current?.focus();
  }, [hasMoved]);
  const { label, icon } = contentKind(part.idContentType);
  return (
    <div className={styles.step}>
      <header className={styles.stepHead}>
        <p className={styles.kind}>
          <Icon name={icon} size={16} />
          {label}
        </p>
        <h2 ref={title} tabIndex={-1}>
          {part.text}
        </h2>
        {part.description !== '' && part.content === '' && <p className={styles.description}>{part.description}</p>}
      </header>
      <Viewer item={part} progress={progress} rules={rules} next={next} onSaved={onSaved} />
      <div className={styles.ways}>
        {onPrevious && (
          <Button variant="secondary" icon={<Icon name="chevron-left" size={18} />} onClick={onPrevious}>
            {labels.previousStep}
          </Button>
        )}
        <span className={styles.room} />
        {onNext && (
          <Button iconEnd={<Icon name="chevron-right" size={18} />} onClick={onNext}>
            {labels.nextStep}
          </Button>
        )}
        {onEnd && !isWholeDone && <Button onClick={onEnd}>{labels.endJourney}</Button>}
        {onEnd && isWholeDone && (
          <Status tone="success" icon={<Icon name="check-circle" size={18} />}>
            {labels.journeyDone}
          </Status>
        )}
      </div>
    </div>
  );
}
