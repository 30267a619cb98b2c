import { useState } from 'react';
import type { Ref, RefObject } from 'react';
import { FrameViewer } from '@shared-kit/media/player';
import { useMediaQuery } from '@shared-kit/ui/theme';
import { Button, ErrorState, Icon, IconButton, Spinner, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './lesson-frame.module.css';
import type { FullScreen } from './use-full-screen.ts';
import type { LessonPhase } from './use-lesson-progress.ts';

interface LessonFrameProps {
  readonly url: string;
  readonly title: string;
  readonly frame: Ref<HTMLIFrameElement>;
  readonly phase: LessonPhase;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly fullScreen: FullScreen;
  readonly onRetry: () => void;
}

const failures = {
  'missing-file': labels.frameMissing,
  'token-over': labels.frameOver,
  superseded: labels.frameSuperseded,
  silent: labels.frameSilent,
} as const;

/** Renders the lesson in all available space; a phone in portrait orientation shows how to get more. */
export function LessonFrame({ url, title, frame, phase, stage, fullScreen, onRetry }: LessonFrameProps) {
  const isUpright = useMediaQuery('(max-width: 47.99rem) and (orientation: portrait)');
  const [isHintHidden, setHintHidden] = useState(false);
  if (phase.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <ErrorState title={labels.frameFailed} description={failures[phase.reason]} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div ref={stage} className={styles.stage}>
      {isUpright && !isHintHidden && !fullScreen.isOn && (
        <p className={styles.hint}>
          <Icon name="smartphone" size={18} />
          <span>{labels.turn}</span>
          <IconButton
            size="small"
            label={labels.dismiss}
            icon={<Icon name="close" size={16} />}
            onClick={() => setHintHidden(true)}
          />
        </p>
      )}
      <div className={classNames(styles.frame, phase.kind === 'loading' && styles.loading)}>
        <FrameViewer src={url} title={title} frame={frame} allowsDialogs />
        {phase.kind === 'loading' && (
          <p className={styles.veil} role="status">
            <Spinner size="large" />
            {labels.startingLesson}
          </p>
        )}
      </div>
      {fullScreen.isOn && (
        <div className={styles.tools}>
          <Button size="small" variant="ghost" icon={<Icon name="minimize" size={16} />} onClick={fullScreen.toggle}>
            {labels.leaveFullScreen}
          </Button>
        </div>
      )}
    </div>
  );
}
