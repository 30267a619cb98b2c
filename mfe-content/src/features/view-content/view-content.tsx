import type { ReactNode } from 'react';
import { useApiQuery } from 'shared-kit/api';
import { listContent } from 'shared-kit/contracts/content';
import type { ContentItem } from 'shared-kit/contracts/content';
import { classNames } from 'shared-kit/ui';
import { ContentHeading } from './content-heading.tsx';
import { ContentStage } from './content-stage.tsx';
import { NeighbourBar } from './neighbour-bar.tsx';
import { neighboursOf } from './neighbours.rules.ts';
import { isTimed, stageOf } from './stage.rules.ts';
import { useContentVisit } from './use-content-visit.ts';
import { useWayBack } from './use-way-back.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import styles from './view-content.module.css';

interface ViewContentProps {
  readonly item: ContentItem;
  /** Section that it was opened from. */
  readonly idSection: number | null;
  /** Below the content. */
  readonly children: ReactNode;
}

/** One content item: its viewer, what it is, and the way on (A2r-09). */
export function ViewContent({ item, idSection, children }: ViewContentProps) {
  const visit = useContentVisit(item, idSection);
  const back = useWayBack(idSection);
  const isMedia = isTimed(stageOf(item));
  const heading = <ContentHeading item={item} />;
  return (
    <ViewerFrame back={back} savedAt={visit.savedAt} navigation={idSection !== null && <SectionNeighbours item={item} idSection={idSection} />}>
      <div className={classNames(styles.content, !isMedia && styles.narrow)}>
        {!isMedia && heading}
        <ContentStage item={item} visit={visit} />
        {isMedia && heading}
        {item.description !== '' && (isMedia || item.content === '') && <p className={styles.description}>{item.description}</p>}
        <div className={styles.rating}>{children}</div>
      </div>
    </ViewerFrame>
  );
}

function SectionNeighbours({ item, idSection }: { item: ContentItem; idSection: number }) {
  const { data } = useApiQuery(listContent, { params: { idSection } });
  return <NeighbourBar neighbours={neighboursOf(data?.content ?? [], item.idContentItem)} idSection={idSection} />;
}
