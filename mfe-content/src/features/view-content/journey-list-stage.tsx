import { contentType } from 'shared-kit/contracts/content';
import { EmptyState, Grid } from 'shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import type { StageProps } from './content-stage.tsx';
import { labels } from './labels.ts';
import styles from './journey-stage.module.css';

/** Types 15 and 22 (A2v-10): journeys to choose from, 15 one below the other, 22 as cards. */
export function JourneyListStage({ item }: StageProps) {
  const { children, idSection } = item;
  if (children.length === 0) return <EmptyState title={labels.empty} />;
  const isList = item.idContentType === contentType.journeyList;
  return (
    <Grid label={labels.journeys} itemSize="large" {...(isList ? { className: styles.rows ?? '' } : {})}>
      {children.map((journey) => (
        <ContentCard
          key={journey.idContentItem}
          item={{ ...journey, children: [] }}
          idSection={idSection}
          hasDescription
          headingLevel={2}
          orientation={isList ? 'row' : 'column'}
        />
      ))}
    </Grid>
  );
}
