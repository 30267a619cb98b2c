import { contentKind } from '@shared-kit/media/content-labels';
import { contentPath, contentType } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Duration, EmptyState, Grid, Icon, MediaCard, StarsValue, Status } from '@shared-kit/ui';
import { labels } from '../labels.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import styles from './journey-viewer.module.css';

/** Shows types 15 and 22 (A2v-10): journeys to choose from; 15 as a list, 22 as cards. */
export function JourneyListViewer({ item }: ContentViewerProps) {
  const { children, idSection } = item;
  if (children.length === 0) return <EmptyState title={labels.empty} />;
  const isList = item.idContentType === contentType.journeyList;
  return (
    <Grid label={labels.journeys} itemSize="large" {...(isList ? { className: styles.rows ?? '' } : {})}>
      {children.map((journey) => (
        <JourneyCard key={journey.idContentItem} journey={journey} idSection={idSection} isRow={isList} />
      ))}
    </Grid>
  );
}

interface JourneyCardProps {
  readonly journey: ContentItem['children'][number];
  readonly idSection: number | null;
  readonly isRow: boolean;
}

function JourneyCard({ journey, idSection, isRow }: JourneyCardProps) {
  const { label, icon } = contentKind(journey.idContentType);
  const { completed, progress, duration, description, numberVotes } = journey;
  return (
    <MediaCard
      headingLevel={2}
      orientation={isRow ? 'row' : 'column'}
      title={journey.text}
      to={contentPath(journey.idContentItem, idSection)}
      image={journey.image}
      eyebrow={
        <>
          <Icon name={icon} size={16} />
          {label}
        </>
      }
      {...(duration > 0 ? { duration: <Duration seconds={duration} /> } : {})}
      {...(description === '' ? {} : { description })}
      {...(numberVotes > 0 ? { meta: <StarsValue average={journey.rating} count={numberVotes} size={16} /> } : {})}
      {...(completed === 'PROGRESS' && progress > 0 ? { progress } : {})}
      {...(completed === 'COMPLETED'
        ? {
            status: (
              <Status tone="success" icon={<Icon name="check-circle" size={16} />}>
                {labels.completed}
              </Status>
            ),
          }
        : {})}
    />
  );
}
