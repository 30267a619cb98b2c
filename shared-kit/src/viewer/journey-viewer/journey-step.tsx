import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import type { ContentItem } from 'shared-kit/contracts/content';
import { Button, Icon, Status } from 'shared-kit/ui';
import { contentKind } from 'shared-kit/content-labels';
import { labels } from '../labels.ts';
import { useContentProgress } from '../use-content-progress.ts';
import type { ContentProgress, ContentViewerProps, ViewerRules } from '../viewer-props.ts';
import styles from './journey-viewer.module.css';

interface JourneyStepProps {
  readonly part: ContentItem;
  readonly Viewer: ComponentType<ContentViewerProps>;
  readonly rules: ViewerRules;
  readonly onSaved: ContentViewerProps['onSaved'];
  /** Somebody came here from another step: its title takes the focus that went with that step. */
  readonly hasMoved: boolean;
  /** The whole journey is done. */
  readonly isWholeDone: boolean;
  readonly onFinished: () => void;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
  /** At the last step: the person has had enough. */
  readonly onEnd?: () => void;
}

/** One step: the content with a visit of its own, and the way to the steps beside it. */
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
  onEnd,
}: JourneyStepProps) {
  const own = useContentProgress(part, part.idSection, { onSaved, onCompleted: onFinished });
  const progress: ContentProgress = {
    ...own,
    finish: (position) => {
      own.finish(position);
      // A playlist is not done with one of its videos.
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
      <Viewer item={part} progress={progress} rules={rules} onSaved={onSaved} />
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
