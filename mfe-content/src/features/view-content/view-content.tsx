import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { neighboursOfContent } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { classNames } from '@shared-kit/ui';
import { isTimed, isWide, viewerKind } from '@shared-kit/media/viewer';
import type { ChosenVideo } from '@shared-kit/media/viewer';
import { ContentHeading } from './content-heading.tsx';
import { NeighbourBar } from './neighbour-bar.tsx';
import { SectionContent } from './section-content.tsx';
import { useItemProgress } from './use-item-progress.ts';
import { useWayBackFrom } from './use-way-back.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import styles from './view-content.module.css';

interface ViewContentProps {
  readonly item: ContentItem;
  /** Section that the item was opened from. */
  readonly idSection: number | null;
  /** Video of a playlist, when the address names one. */
  readonly chosenVideo?: ChosenVideo | undefined;
  /** Content below the viewer. */
  readonly children: ReactNode;
}

/** Renders one content item with its viewer, its description and its navigation (A2r-09). */
export function ViewContent({ item, idSection, chosenVideo, children }: ViewContentProps) {
  const progress = useItemProgress(item, idSection);
  const back = useWayBackFrom(item, idSection);
  const kind = viewerKind(item);
  const isMedia = isTimed(kind);
  // A medium or a document fills the window below the bar; its heading follows.
  const isStage = isMedia || kind === 'pdf';
  const heading = <ContentHeading item={item} />;
  const description = item.description !== '' && (isMedia || item.content === '') && (
    <p className={styles.description}>{item.description}</p>
  );
  return (
    <ViewerFrame
      back={back}
      savedAt={progress.savedAt}
      navigation={idSection !== null && <SectionNeighbours item={item} idSection={idSection} />}
    >
      <div
        className={classNames(
          styles.content,
          isMedia && kind !== 'audio' && styles.film,
          kind === 'pdf' && styles.document,
          !isMedia && !isWide(kind) && styles.narrow,
        )}
      >
        {!isStage && heading}
        {isWide(kind) && !isStage && description}
        <SectionContent item={item} progress={progress} idSection={idSection} chosenVideo={chosenVideo} />
        {isStage && heading}
        {(!isWide(kind) || isStage) && description}
        <div className={styles.rating}>{children}</div>
      </div>
    </ViewerFrame>
  );
}

function SectionNeighbours({ item, idSection }: { item: ContentItem; idSection: number }) {
  const { data } = useApiQuery(neighboursOfContent, { params: { id: item.idContentItem } });
  return <NeighbourBar previous={data?.previous} next={data?.next} idSection={idSection} />;
}
