import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { ViewedList } from '@shared-kit/contracts/admin';
import type { UseQueryResult } from '@shared-kit/runtime/api';
import { EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { RefuseDialog } from '../../lib/answers/refuse-dialog.tsx';
import { RefusedAnswers } from '../../lib/answers/refused-answers.tsx';
import type { AnswerKey, DelayedAnswers } from '../../lib/answers/use-delayed-answers.ts';
import { NewerOlder } from '../../lib/newer-older.tsx';
import { GridFilters } from '../../lib/people-grid/grid-filters.tsx';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { labels } from './labels.ts';
import type { ListWords } from './labels.ts';
import type { useModerationAddress } from './use-moderation-address.ts';
import styles from './moderation.module.css';

/** Actions of a row. */
export interface RowActions {
  onShow(): void;
  onHide(): void;
}

type Places = { readonly previous: string | null; readonly next: string | null };

interface ModeratedListProps<Item, Data extends { readonly total: number; readonly places: Places }> {
  /** Name of the list among those with saved views. */
  list: Extract<ViewedList, 'comments' | 'messages'>;
  address: ReturnType<typeof useModerationAddress>;
  words: ListWords;
  query: UseQueryResult<Data>;
  items: readonly Item[];
  answers: DelayedAnswers<Item>;
  idOf(item: Item): AnswerKey;
  nameOf(item: Item): string;
  filters: ComponentProps<typeof GridFilters<'estado' | 'sala'>>['filters'];
  renderRow(item: Item, actions: RowActions): ReactNode;
}

/** The list selects nothing, so a changed filter has nothing to take back. */
const noSelection = () => undefined;

/** Searched and filtered list of what people wrote, newest first, with ten seconds to undo each decision. */
export function ModeratedList<Item, Data extends { readonly total: number; readonly places: Places }>({
  list,
  address,
  words,
  query,
  items,
  answers,
  idOf,
  nameOf,
  filters,
  renderRow,
}: ModeratedListProps<Item, Data>) {
  const [toHide, setToHide] = useState<Item>();
  const shown = items.filter((item) => !answers.hidden.has(idOf(item)));
  return (
    <div className={styles.list}>
      <GridFilters
        address={address}
        labels={{ search: words.search, clear: labels.clear }}
        filters={filters}
        onChange={noSelection}
      />
      <SavedViews list={list} filters={['busca', ...filters.map(({ name }) => name)]} />
      <RefusedAnswers refused={answers.refused} words={words} idOf={idOf} nameOf={nameOf} />
      <QueryStates
        query={query}
        errorTitle={words.loadFailed}
        skeleton={<SkeletonText lines={10} />}
        isEmpty={() => shown.length === 0}
        empty={
          <EmptyState
            icon={<Icon name={address.isFiltered ? 'search' : 'chat'} size={28} />}
            title={address.isFiltered ? labels.notFound : words.none}
            description={address.isFiltered ? labels.notFoundHint : words.noneHint}
          />
        }
      >
        {({ total, places }) => (
          <>
            <p className={styles.count} role="status">
              {words.found(total)}
            </p>
            <ul className={styles.rows} aria-label={words.caption}>
              {shown.map((item) =>
                renderRow(item, { onShow: () => answers.answer([item]), onHide: () => setToHide(item) }),
              )}
            </ul>
            <NewerOlder
              places={places}
              onGo={({ after }) => {
                const { onPrevious, onNext } = address.turns(places);
                (after === undefined ? onPrevious : onNext)?.();
              }}
            />
          </>
        )}
      </QueryStates>
      {toHide !== undefined && (
        <RefuseDialog
          words={words}
          count={1}
          onClose={() => setToHide(undefined)}
          onRefuse={(reason) => {
            answers.answer([toHide], reason);
            setToHide(undefined);
          }}
        />
      )}
    </div>
  );
}
