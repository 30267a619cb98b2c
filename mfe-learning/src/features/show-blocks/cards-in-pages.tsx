import type { ReactNode } from 'react';
import type { Block } from '@shared-kit/contracts/learning';
import { useSearchParams } from '@shared-kit/runtime/router';
import { Button, Grid, QueryStates, Row, SkeletonCard } from '@shared-kit/ui';
import type { QueryLike } from '@shared-kit/ui';
import { columnsOf, formatOf } from './card-format.rules.ts';
import styles from './catalog-block.module.css';
import { labels } from './labels.ts';
import { MoreWhenSeen } from './more-when-seen.tsx';
import { usePrefetch } from './use-prefetch.ts';

interface PagedCards<Card> extends QueryLike<{ total: number; elements: Card[] }> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

interface CardsInPagesProps<Card> {
  readonly block: Block;
  readonly title: string;
  readonly query: PagedCards<Card>;
  readonly empty: ReactNode;
  /** Renders one card with its key. */
  readonly card: (element: Card) => ReactNode;
}

/** Renders cards that load page by page: as a row, or with 'Ver todos' all of them in columns. */
export function CardsInPages<Card>({ block, title, query, empty, card }: CardsInPagesProps<Card>) {
  const format = formatOf(block.parameters.cardFormat);
  const columns = columnsOf(block.parameters);
  const [address, setAddress] = useSearchParams();
  const onSlide = usePrefetch(query);
  const isExpanded = address.get('todos') === String(block.idBlock);
  const appearance = { itemSize: format.itemSize, columns };
  return (
    <QueryStates
      query={query}
      skeleton={
        <Row title={title} {...appearance}>
          {Array.from({ length: columns.wide }, (_, index) => (
            <SkeletonCard key={index} ratio={format.ratio} kind="training" />
          ))}
        </Row>
      }
      isEmpty={({ elements }) => elements.length === 0}
      empty={empty}
    >
      {({ elements, total }) => {
        const cards = elements.map(card);
        const { hasNextPage: isMore, isFetchingNextPage: isBusy, isFetchNextPageError: hasFailed } = query;
        const more = (
          <MoreWhenSeen
            key="more"
            isMore={isMore}
            isBusy={isBusy}
            hasFailed={hasFailed}
            onMore={() => void query.fetchNextPage()}
          />
        );
        // Offers 'Ver todos' only when the block has more elements than columns (B9-27).
        const seeAll = total > columns.wide ? { seeAllTo: `?todos=${block.idBlock}` } : {};
        return isExpanded ? (
          <>
            <div className={styles.head}>
              <h2 className={styles.heading}>{title}</h2>
              <Button variant="ghost" size="small" onClick={() => setAddress({}, { preventScrollReset: true })}>
                {labels.seeLess}
              </Button>
            </div>
            <Grid label={title} {...appearance}>
              {cards}
            </Grid>
            {more}
          </>
        ) : (
          <Row title={title} {...appearance} {...seeAll} onSlide={onSlide}>
            {isMore ? [...cards, more] : cards}
          </Row>
        );
      }}
    </QueryStates>
  );
}
