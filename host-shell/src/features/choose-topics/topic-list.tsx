import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TOPIC_SEARCH_MAX_LENGTH } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon, QueryStates, SearchInput, Skeleton } from '@shared-kit/ui';
import { useSettled } from '@shared-kit/ui/search';
import { labels } from './labels.ts';
import { useTopics } from './topics.queries.ts';
import { useMoreWhenSeen } from './use-more-when-seen.ts';
import styles from './choose-topics.module.css';

interface TopicListProps {
  readonly chosen: readonly string[];
  onToggle(tag: string): void;
}

/** Lists the topics that a search finds; loads more as the end of the list comes into view. */
export function TopicList({ chosen, onToggle }: TopicListProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const searched = useSettled(typed.trim());
  const topics = useTopics(searched);
  const end = useRef<HTMLDivElement>(null);
  useMoreWhenSeen(
    end,
    topics.hasNextPage && !topics.isFetchingNextPage && !topics.isFetchNextPageError,
    () => void topics.fetchNextPage(),
  );
  return (
    <section aria-labelledby={id} className={styles.offered}>
      <h3 id={id} className={styles.heading}>
        {labels.offered}
      </h3>
      <SearchInput
        label={labels.search}
        value={typed}
        onValueChange={(value) => setTyped(value.slice(0, TOPIC_SEARCH_MAX_LENGTH))}
      />
      <div className={styles.results} aria-busy={topics.isFetching}>
        <QueryStates
          query={topics}
          skeleton={<LoadingTopics />}
          isEmpty={(tags) => tags.length === 0}
          empty={
            searched === '' ? (
              <EmptyState size="compact" title={labels.none} />
            ) : (
              <EmptyState size="compact" title={labels.notFound} description={labels.notFoundHelp} />
            )
          }
        >
          {(tags) => (
            <ul role="list" className={styles.topics}>
              {tags.map((tag) => (
                <li key={tag}>
                  <button
                    type="button"
                    className={styles.topic}
                    aria-pressed={chosen.includes(tag)}
                    onClick={() => onToggle(tag)}
                  >
                    <Icon name={chosen.includes(tag) ? 'check' : 'plus'} size={18} />
                    {tag}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryStates>
        {topics.hasNextPage && (
          <div ref={end} className={styles.more}>
            <Button
              variant="ghost"
              size="small"
              isBusy={topics.isFetchingNextPage}
              onClick={() => void topics.fetchNextPage()}
            >
              {labels.more}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function LoadingTopics(): ReactNode {
  return (
    <div className={styles.topics}>
      {[7, 9.5, 6, 10, 8, 7.5, 9, 6.5, 8.5, 11].map((width) => (
        <Skeleton key={width} height="2.5rem" width={`${width}rem`} />
      ))}
    </div>
  );
}
