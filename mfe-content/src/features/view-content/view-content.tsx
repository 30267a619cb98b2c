import type { ReactNode } from 'react';
import { useApiQuery } from 'shared-kit/api';
import { neighboursOfContent } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { classNames } from 'shared-kit/ui';
import type { ChosenVideo } from './playlist/chosen-video.ts';
import { ContentHeading } from './content-heading.tsx';
import { ContentStage } from './content-stage.tsx';
import { NeighbourBar } from './neighbour-bar.tsx';
import { isTimed, isWide, stageOf } from './stage.rules.ts';
import { useContentVisit } from './use-content-visit.ts';
import { useWayBackFrom } from './use-way-back.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import styles from './view-content.module.css';

interface ViewContentProps {
  readonly item: ContentItem;
  /** Section that it was opened from. */
  readonly idSection: number | null;
  /** Which video of a playlist, where the address says so. */
  readonly chosen?: ChosenVideo | undefined;
  /** Below the content. */
  readonly children: ReactNode;
}

/** One content item: its viewer, what it is, and the way on (A2r-09). */
export function ViewContent({ item, idSection, chosen, children }: ViewContentProps) {
  const visit = useContentVisit(item, idSection);
  const back = useWayBackFrom(item, idSection);
  const stage = stageOf(item);
  const isMedia = isTimed(stage);
  const heading = <ContentHeading item={item} />;
  const description = item.description !== '' && (isMedia || item.content === '') && (
    <p className={styles.description}>{item.description}</p>
  );
  return (
    <ViewerFrame
      back={back}
      savedAt={visit.savedAt}
      navigation={idSection !== null && <SectionNeighbours item={item} idSection={idSection} />}
    >
      <div
        className={classNames(
          styles.content,
          isMedia && stage !== 'audio' && styles.film,
          !isMedia && !isWide(stage) && styles.narrow,
        )}
      >
        {!isMedia && heading}
        {isWide(stage) && description}
        <ContentStage item={item} visit={visit} chosen={chosen} />
        {isMedia && heading}
        {!isWide(stage) && description}
        <div className={styles.rating}>{children}</div>
      </div>
    </ViewerFrame>
  );
}

function SectionNeighbours({ item, idSection }: { item: ContentItem; idSection: number }) {
  const { data } = useApiQuery(neighboursOfContent, { params: { id: item.idContentItem } });
  return <NeighbourBar previous={data?.previous} next={data?.next} idSection={idSection} />;
}
