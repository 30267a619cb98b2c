import { useState } from 'react';
import { CATALOG_SEARCH_MAX_LENGTH } from '@shared-kit/contracts/learning';
import { Button, EmptyState, Icon, SearchInput, VisuallyHidden } from '@shared-kit/ui';
import { ElementCard } from '../../lib/element-card.tsx';
import { columnsOf, formatOf } from './card-format.rules.ts';
import { CardsInPages } from './cards-in-pages.tsx';
import styles from './catalog-block.module.css';
import { useCatalogNodes, useCatalogTags } from './catalog.queries.ts';
import { labels } from './labels.ts';
import type { BlockProps } from './block-props.ts';
import { TagFilter } from './tag-filter.tsx';

/** Renders a catalog with search and tags: a row of cards, or with 'Ver todos' all of them in columns. */
export function CatalogBlock({ block, isInside }: BlockProps) {
  const { nodeCode = '', depth = 1, textSearch, tagsFilter } = block.parameters;
  const format = formatOf(block.parameters.cardFormat);
  const columns = columnsOf(block.parameters).wide;
  const [typed, setTyped] = useState('');
  const [searchString, setSearch] = useState('');
  const [tags, setTags] = useState<readonly string[]>([]);
  const availableTags = useCatalogTags(nodeCode, tagsFilter === '1');
  const query = useCatalogNodes({ nodeCode, depth, searchString, tags, columns });
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
          {textSearch === '1' && (
            <SearchInput
              className={styles.search}
              label={isInside ? labels.searchIn(block.title) : labels.search}
              value={typed}
              onValueChange={type}
              onSubmit={(text) => setSearch(text.trim())}
            />
          )}
          {tagsFilter === '1' && <TagFilter tags={availableTags.data ?? []} chosen={tags} onChange={setTags} />}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isFiltered && query.data ? labels.found(total) : ''}</span>
      </VisuallyHidden>
      <CardsInPages
        block={block}
        title={block.title}
        query={query}
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
        card={(element) => <ElementCard key={element.idElement} element={element} ratio={format.ratio} />}
      />
    </div>
  );
}
