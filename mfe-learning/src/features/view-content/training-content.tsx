import { useEffect, useEffectEvent } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { EmptyState, FullStage, Icon } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { ContentViewer, isTimed, viewerKind } from '@shared-kit/media/viewer';
import type { ContentProgress, ViewerRules, ViewerTexts } from '@shared-kit/media/viewer';
import { labels } from './labels.ts';
import { hasSomethingToShow, isOpenedInTrainings } from './training-content.rules.ts';
import styles from './training-content.module.css';

/** Time after which a page is completed, in milliseconds (B4.2-03). */
const COMPLETES_AFTER_MS = 2000;

const texts: ViewerTexts = {
  unknownType: labels.unknownType,
  missingFile: labels.invalidFile,
  leaving: { title: labels.linkTitle, text: labels.linkText, action: labels.goOn },
};

interface TrainingContentProps {
  readonly content: ContentItem;
  readonly progress: ContentProgress;
  readonly rules: ViewerRules;
  /** Called when the content has nothing to show, to navigate back. */
  readonly onNothing: () => void;
}

/** Renders the viewer with the rules of the learning area (B2.6). */
export function TrainingContent({ content, progress, rules, onNothing }: TrainingContentProps) {
  const isEmpty = !hasSomethingToShow(content);
  const leave = useEffectEvent(onNothing);
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  if (isEmpty) return null;
  if (!isOpenedInTrainings(content))
    return <EmptyState icon={<Icon name="file" size={28} />} title={labels.unknownType} />;
  const kind = viewerKind(content);
  const viewer = (
    <ContentViewer
      item={content}
      progress={progress}
      rules={{ completesAfterMs: COMPLETES_AFTER_MS, hasAuthor: true, ...rules }}
      texts={texts}
      onDownload={() => notify({ text: labels.downloading })}
    />
  );
  if (kind === 'pdf') return <FullStage>{viewer}</FullStage>;
  return (
    <>
      {viewer}
      {(isTimed(kind) || kind === 'file') && content.description !== '' && (
        <p className={styles.description}>{content.description}</p>
      )}
    </>
  );
}
