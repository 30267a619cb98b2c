import { useState } from 'react';
import type { ReactNode } from 'react';
import { CONTENT_PAGE_SIZE } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useSearchParams } from '@shared-kit/runtime/router';
import { Button, EmptyState, Icon, PageHeader, QueryStates, classNames } from '@shared-kit/ui';
import { ItemWindow } from './item-window.tsx';
import type { ItemView, ListLayout } from './item-window.tsx';
import { labels } from './labels.ts';
import { ListEnd } from './list-end.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTools } from './list-tools.tsx';
import { isNarrowed, narrowingOf, withNarrowing } from './narrowing.rules.ts';
import type { Narrowing } from './narrowing.rules.ts';
import styles from './paged-list.module.css';
import { useSectionFilters, useSectionPages } from './section-pages.queries.ts';
import { useNextPages } from './use-next-pages.ts';

interface PagedSectionProps {
  readonly section: MenuSection;
  readonly layout: ListLayout;
  readonly Item: ItemView;
  /** Text for a section without items (A2s-45). */
  readonly empty: string;
  /** Number of items at the start of the whole list that are shown larger, with their view. */
  readonly highlighted?: { readonly count: number; readonly Item: ItemView };
  /** Content between the title and the list, e.g. a filter by format. */
  readonly tools?: (narrowing: Narrowing, onNarrow: (narrowing: Narrowing) => void) => ReactNode;
}

/** Renders the items of a section as an infinite list with search and tags (A2s-20). */
export function PagedSection(props: PagedSectionProps) {
  const { section, layout, empty, tools } = props;
  const { idSection, menuOption } = section;
  const [search, setSearch] = useSearchParams();
  const narrowing = narrowingOf(search);
  const narrow = (next: Narrowing): void => setSearch(withNarrowing(search, next), { replace: true });
  const query = useSectionPages(idSection, narrowing);
  const narrowed = isNarrowed(narrowing);
  const total = query.data?.total;
  const [isLong, setLong] = useState(narrowed);
  if (!isLong && !narrowed && total !== undefined && total > CONTENT_PAGE_SIZE) setLong(true);
  const filters = useSectionFilters(idSection, { isWanted: isLong });
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      {tools?.(narrowing, narrow)}
      {isLong && (
        <ListTools
          section={menuOption.text}
          narrowing={narrowing}
          onNarrow={narrow}
          tags={filters.data?.tags ?? (filters.isError ? [] : undefined)}
        />
      )}
      <QueryStates
        query={query}
        skeleton={<ListSkeleton layout={layout} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          narrowed ? (
            <NothingFound onClear={() => narrow({ words: '', tags: [], idContentTypes: [] })} />
          ) : (
            <EmptyState title={empty} />
          )
        }
      >
        {({ items }) => (
          <div className={classNames(query.isPlaceholderData && styles.isChanging)}>
            <p role="status" className={styles.found}>
              {total !== undefined && (items.length < total ? labels.shown(items.length, total) : labels.found(total))}
            </p>
            <Items {...props} query={query} isNarrowed={narrowed} name={`${idSection} ${search.toString()}`} />
          </div>
        )}
      </QueryStates>
    </>
  );
}

function Items({
  section,
  layout,
  Item,
  highlighted,
  query,
  isNarrowed: isPart,
  name,
}: PagedSectionProps & { query: ReturnType<typeof useSectionPages>; isNarrowed: boolean; name: string }) {
  const { end, loadMore } = useNextPages(query);
  const { items = [], total = 0 } = query.data ?? {};
  const first = isPart ? 0 : (highlighted?.count ?? 0);
  const { idSection, menuOption } = section;
  return (
    <>
      {highlighted && first > 0 && (
        <ul role="list" className={styles.highlights}>
          {items.slice(0, first).map((item, index) => (
            <li key={item.idContentItem} aria-posinset={index + 1} aria-setsize={total}>
              <highlighted.Item item={item} idSection={idSection} isEarly />
            </li>
          ))}
        </ul>
      )}
      <ItemWindow
        key={name}
        name={name}
        items={first > 0 ? items.slice(first) : items}
        total={total}
        before={first}
        idSection={idSection}
        label={menuOption.text}
        layout={layout}
        Item={Item}
      />
      <ListEnd end={end} hasMore={query.hasNextPage} isBusy={query.isFetchingNextPage} onLoadMore={loadMore} />
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div role="status">
      <EmptyState
        icon={<Icon name="search" size={28} />}
        title={labels.nothingFound}
        description={labels.nothingFoundHint}
        action={
          <Button variant="secondary" onClick={onClear}>
            {labels.clear}
          </Button>
        }
      />
    </div>
  );
}
