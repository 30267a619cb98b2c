import { useState } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@shared-kit/runtime/api';
import { Button, Checkbox, EmptyState, Icon, QueryStates, SkeletonText, Stack, VisuallyHidden } from '@shared-kit/ui';
import { RefuseDialog } from '../../lib/answers/refuse-dialog.tsx';
import { RefusedAnswers } from '../../lib/answers/refused-answers.tsx';
import type { AnswerKey, DelayedAnswers } from '../../lib/answers/use-delayed-answers.ts';
import { labels } from './labels.ts';
import type { WaitingWords } from './labels.ts';

import { useRowKeys } from './use-row-keys.ts';
import styles from './inbox.module.css';

/** Texts and actions of a row of the list. */
export interface RowControls {
  readonly id: AnswerKey;
  readonly isSelected: boolean;
  onToggle(): void;
  onAccept(): void;
  onRefuse(): void;
}

interface WaitingListProps<Item, Data> {
  query: UseQueryResult<Data>;
  /** Everything that waits, without what is being answered. */
  items: readonly Item[];
  total: number;
  words: WaitingWords;
  answers: DelayedAnswers<Item>;
  idOf(item: Item): AnswerKey;
  /** Names an item in the list of refusals. */
  nameOf(item: Item): string;
  renderRow(item: Item, controls: RowControls): ReactNode;
}

/** List of what waits for an answer: one or all of it at once, by mouse, touch or keyboard. */
export function WaitingList<Item, Data>(props: WaitingListProps<Item, Data>) {
  const { query, items, total, words, answers, idOf, nameOf } = props;
  const [toRefuse, setToRefuse] = useState<readonly Item[]>([]);
  return (
    <Stack gap={4}>
      <RefusedAnswers refused={answers.refused} words={words} idOf={idOf} nameOf={nameOf} />
      <QueryStates
        query={query}
        errorTitle={words.loadFailed}
        skeleton={<SkeletonText lines={10} />}
        isEmpty={() => items.length === 0}
        empty={
          <EmptyState icon={<Icon name="check-circle" size={28} />} title={words.none} description={words.noneHint} />
        }
      >
        {() => (
          <>
            <VisuallyHidden>
              <span role="status">{words.found(total)}</span>
            </VisuallyHidden>
            <Rows {...props} onRefuse={setToRefuse} />
          </>
        )}
      </QueryStates>
      {toRefuse.length > 0 && (
        <RefuseDialog
          words={words}
          count={toRefuse.length}
          onClose={() => setToRefuse([])}
          onRefuse={(reason) => {
            answers.answer(toRefuse, reason);
            setToRefuse([]);
          }}
        />
      )}
    </Stack>
  );
}

function Rows<Item, Data>({
  items,
  total,
  words,
  answers,
  idOf,
  renderRow,
  onRefuse,
}: WaitingListProps<Item, Data> & { onRefuse(items: readonly Item[]): void }) {
  const [selected, setSelected] = useState<ReadonlySet<AnswerKey>>(new Set());
  const chosen = items.filter((item) => selected.has(idOf(item)));
  const isAll = chosen.length === items.length;
  const toggle = (id: AnswerKey) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const withId = (key: string) => items.filter((item) => String(idOf(item)) === key);
  const list = useRowKeys({
    onAccept: (key) => answers.answer(withId(key)),
    onRefuse: (key) => onRefuse(withId(key)),
    onToggle: (key) => withId(key).map(idOf).forEach(toggle),
  });
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          label={chosen.length === 0 ? `${labels.selectAll} (${words.found(total)})` : labels.selected(chosen.length)}
          aria-label={labels.selectAll}
          checked={isAll}
          onChange={() => setSelected(isAll ? new Set() : new Set(items.map(idOf)))}
        />
        {chosen.length > 0 && (
          <span className={styles.actions}>
            <Button size="small" variant="secondary" onClick={() => onRefuse(chosen)}>
              {labels.many(words.refuse, chosen.length)}
            </Button>
            <Button
              size="small"
              onClick={() => {
                answers.answer(chosen);
                setSelected(new Set());
              }}
            >
              {labels.many(words.accept, chosen.length)}
            </Button>
          </span>
        )}
      </div>
      <ul ref={list} className={styles.list} aria-label={words.caption}>
        {items.map((item) => {
          const id = idOf(item);
          return renderRow(item, {
            id,
            isSelected: selected.has(id),
            onToggle: () => toggle(id),
            onAccept: () => answers.answer([item]),
            onRefuse: () => onRefuse([item]),
          });
        })}
      </ul>
      <p className={styles.keys}>{labels.keys}</p>
    </>
  );
}
