import { useId, useState } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { contentPath, listContentChildren } from '@shared-kit/contracts/content';
import type { ContentItem } from '@shared-kit/contracts/content';
import { Link } from '@shared-kit/runtime/router';
import { Button, Duration, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import styles from './episodes.module.css';
import { labels } from './labels.ts';

/** Renders the episodes of a show behind a button; they load when the button is first pressed. */
export function Episodes({ show }: { show: ContentItem }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={id}
        iconEnd={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {labels.episodes(show.children.length)}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <EpisodeList show={show} />}
      </div>
    </>
  );
}

function EpisodeList({ show }: { show: ContentItem }) {
  const query = useApiQuery(listContentChildren, { params: { id: show.idContentItem } });
  return (
    <QueryStates query={query} skeleton={<SkeletonText lines={show.children.length} />}>
      {({ content }) => (
        <ol className={styles.episodes}>
          {content.map((episode) => (
            <li key={episode.idContentItem}>
              <Link to={contentPath(episode.idContentItem, show.idSection)} className={styles.episode}>
                <Icon name={episode.completed === 'COMPLETED' ? 'check-circle' : 'play-circle'} size={20} />
                <span className={styles.title}>{episode.text}</span>
                {episode.duration > 0 && (
                  <span className={styles.duration}>
                    <Duration seconds={episode.duration} />
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </QueryStates>
  );
}
