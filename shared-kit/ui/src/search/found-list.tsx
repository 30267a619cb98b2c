import { useEffect, useRef } from 'react';
import type { Key, ReactNode } from 'react';
import { Button, EmptyState, Icon, PageHeader, QueryStates, Skeleton } from '@shared-kit/ui';
import type { QueryLike } from '@shared-kit/ui';
import styles from './found-list.module.css';

const labels = {
  titleFor: (search: string): string => `Resultados para “${search}”`,
  found: (count: number): string => (count === 1 ? '1 resultado' : `${count.toLocaleString('pt-BR')} resultados`),
  nothingFor: (search: string): string => `Não foram encontrados resultados para “${search}”`,
  hint: 'Confira as palavras ou tente outras, mais gerais.',
  home: 'Ir para o início',
  more: 'Ver mais',
  shown: (shown: number, total: number): string => `${shown} de ${total}`,
};

/** Search query with pages, as `useInfiniteQuery` returns it. */
export interface FoundQuery<Item> extends QueryLike<{ readonly total: number; readonly items: readonly Item[] }> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Props of `FoundList`. */
export interface FoundListProps<Item> {
  readonly query: FoundQuery<Item>;
  readonly searched: string;
  readonly itemKey: (item: Item) => Key;
  /** Renders one item, with a heading of level 2. */
  readonly children: (item: Item) => ReactNode;
}

/** Renders a list of search results with a button for more; shown results stay in place (B8-11 when there are none). */
export function FoundList<Item>({ query, searched, itemKey, children }: FoundListProps<Item>) {
  const total = query.data?.total;
  return (
    <>
      <PageHeader
        title={labels.titleFor(searched)}
        description={total === undefined ? ' ' : <span role="status">{labels.found(total)}</span>}
      />
      <QueryStates
        query={query}
        skeleton={
          <div className={styles.list}>
            {[1, 2, 3].map((key) => (
              <Skeleton key={key} height="8rem" />
            ))}
          </div>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={<Icon name="search" size={28} />}
            title={labels.nothingFor(searched)}
            description={labels.hint}
            action={<Button to="/">{labels.home}</Button>}
          />
        }
      >
        {({ items }) => (
          <>
            <Results count={items.length}>
              {items.map((item) => (
                <li key={itemKey(item)}>{children(item)}</li>
              ))}
            </Results>
            {query.hasNextPage && (
              <p className={styles.more}>
                <Button
                  variant="secondary"
                  isBusy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {labels.more}
                </Button>
                {labels.shown(items.length, total ?? items.length)}
              </p>
            )}
          </>
        )}
      </QueryStates>
    </>
  );
}

/** Focuses the first new result, so that a keyboard user continues from there. */
function Results({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const first = list.current?.children[before.current];
    if (count > before.current) first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return (
    <ul ref={list} role="list" className={styles.list}>
      {children}
    </ul>
  );
}
