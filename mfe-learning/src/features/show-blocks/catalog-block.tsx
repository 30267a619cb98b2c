import { useState } from 'react';
import { CATALOG_SEARCH_MAX_LENGTH } from 'shared-kit/contracts/learning';
import { useSearchParams } from 'shared-kit/router';
import { Button, EmptyState, Grid, Icon, QueryStates, Row, SearchInput, SkeletonCard, VisuallyHidden } from 'shared-kit/ui';
import { ElementCard } from '../../lib/element-card.tsx';
import { formatOf } from './card-format.rules.ts';
import styles from './catalog-block.module.css';
import { useCatalogNodes, useCatalogTags } from './catalog.queries.ts';
import { labels } from './labels.ts';
import { MoreWhenSeen } from './more-when-seen.tsx';
import type { BlockProps } from './show-blocks.tsx';
import { TagFilter } from './tag-filter.tsx';

/** A catalog with search and tags: a row of cards, or with 'Ver todos' all of them in columns. */
export function CatalogBlock({ block }: BlockProps) {
  const { nodeCode = '', depth = 1, textSearch, tagsFilter, displayColumnsElements } = block.parameters;
  const format = formatOf(block.parameters.cardFormat);
  const columns = displayColumnsElements ?? format.columns;
  const [typed, setTyped] = useState('');
  const [searchString, setSearch] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const [address, setAddress] = useSearchParams();
  const availableTags = useCatalogTags(nodeCode, tagsFilter === '1');
  const query = useCatalogNodes({ nodeCode, depth, searchString, tags, columns });
  const isExpanded = address.get('todos') === String(block.idBlock);
  const isFiltered = searchString !== '' || tags.length > 0;
  const total = query.data?.total ?? 0;

  const type = (text: string) => {
    const next = text.slice(0, CATALOG_SEARCH_MAX_LENGTH);
    setTyped(next);
    if (next === '') setSearch('');
  };
  const clear = () => {
    type('');
    setTags([]);
  };

  return (
    <div className={styles.catalog}>
      {(textSearch === '1' || tagsFilter === '1') && (
        <div className={styles.tools}>
          {textSearch === '1' && <SearchInput className={styles.search} label={labels.search} value={typed} onValueChange={type} onSubmit={(text) => setSearch(text.trim())} />}
          {tagsFilter === '1' && <TagFilter tags={availableTags.data ?? []} chosen={tags} onChange={setTags} />}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isFiltered && query.data ? labels.found(total) : ''}</span>
      </VisuallyHidden>
      <QueryStates
        query={query}
        skeleton={<Row title={block.title}>{Array.from({ length: columns }, (_, index) => <SkeletonCard key={index} ratio={format.ratio} />)}</Row>}
        isEmpty={({ elements }) => elements.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="search" size={28} />}
            title={searchString === '' ? labels.nothing : labels.nothingFor(searchString)}
            action={
              isFiltered && (
                <Button variant="secondary" onClick={clear}>
                  {labels.clear}
                </Button>
              )
            }
          />
        }
      >
        {({ elements }) => {
          const cards = elements.map((element) => <ElementCard key={element.idElement} element={element} ratio={format.ratio} />);
          // B9-27.
          const hasMore = total > columns;
          const more = <MoreWhenSeen key="more" isMore={query.hasNextPage} isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />;
          return isExpanded ? (
            <>
              <div className={styles.head}>
                <h2 className={styles.heading}>{block.title}</h2>
                <Button variant="ghost" size="small" onClick={() => setAddress({}, { preventScrollReset: true })}>
                  {labels.seeLess}
                </Button>
              </div>
              <Grid label={block.title} itemSize={format.itemSize}>
                {cards}
              </Grid>
              {more}
            </>
          ) : (
            <Row title={block.title} itemSize={format.itemSize} {...(hasMore ? { seeAllTo: `?todos=${block.idBlock}` } : {})}>
              {query.hasNextPage ? [...cards, more] : cards}
            </Row>
          );
        }}
      </QueryStates>
    </div>
  );
}
