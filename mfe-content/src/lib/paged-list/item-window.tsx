import { memo, useState } from 'react';
import type { ComponentType, Ref } from 'react';
import type { ContentItem } from '@shared-kit/contracts/content';
import { classNames } from '@shared-kit/ui';
import styles from './paged-list.module.css';
import { useListLayout } from './use-list-layout.ts';
import type { ListLayoutRead } from './use-list-layout.ts';
import { useRowWindow } from './use-row-window.ts';

export interface ItemViewProps {
  readonly item: ContentItem;
  readonly idSection: number;
  /** True for items that are in view at once, whose pictures load first. */
  readonly isEarly: boolean;
}

/** Component that renders one item of a list. */
export type ItemView = ComponentType<ItemViewProps>;

/**
 * `cards` are in columns, `wide` in fewer and larger ones, `lines` below each other, `columns` are lines side by side
 * where there is room.
 */
export type ListLayout = 'cards' | 'wide' | 'lines' | 'columns';

interface ItemWindowProps {
  readonly items: readonly ContentItem[];
  /** Total number of items in the list, including those not loaded yet. */
  readonly total: number;
  /** Number of items of the list that precede these. */
  readonly before?: number;
  readonly idSection: number;
  readonly label: string;
  readonly layout: ListLayout;
  readonly Item: ItemView;
  /** Key under which the row heights are stored for back navigation. */
  readonly name: string;
}

/** Number of items whose pictures load eagerly. */
const EARLY = 8;

/**
 * Renders the items of a list and mounts only those near the view, so that a list of ten thousand scrolls like one of a
 * hundred.
 */
export function ItemWindow(props: ItemWindowProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const layout = useListLayout(list);
  // Renders no items until the columns are known, which happens within the same frame.
  if (!layout)
    return (
      <ul
        ref={setList}
        role="list"
        aria-label={props.label}
        className={classNames(styles.items, styles[props.layout])}
      />
    );
  return <Rows key={layout.columns} {...props} list={setList} layoutRead={layout} />;
}

function Rows({
  items,
  total,
  before = 0,
  idSection,
  label,
  layout,
  Item,
  name,
  list,
  layoutRead,
}: ItemWindowProps & { list: Ref<HTMLUListElement>; layoutRead: ListLayoutRead }) {
  const { columns } = layoutRead;
  const rows = useRowWindow(name, items.length, layoutRead);
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={classNames(styles.items, styles[layout])}
      style={{ paddingBlock: `${rows.before}px ${rows.after}px` }}
    >
      {items.slice(rows.first, rows.last).map((item, at) => {
        const index = rows.first + at;
        const isRowStart = index % columns === 0;
        return (
          <Cell
            key={item.idContentItem}
            item={item}
            idSection={idSection}
            position={before + index + 1}
            total={total}
            isEarly={before + index < EARLY}
            Item={Item}
            {...(isRowStart ? { row: index / columns, measure: rows.measure } : {})}
          />
        );
      })}
    </ul>
  );
}

interface CellProps {
  readonly item: ContentItem;
  readonly idSection: number;
  readonly position: number;
  readonly total: number;
  readonly isEarly: boolean;
  readonly Item: ItemView;
  readonly row?: number;
  readonly measure?: Ref<HTMLLIElement>;
}

// Scrolling renders the list again and again; memo keeps the cells in view unchanged.
const Cell = memo(function Cell({ item, idSection, position, total, isEarly, Item, row, measure }: CellProps) {
  return (
    <li ref={measure} data-index={row} aria-posinset={position} aria-setsize={total}>
      <Item item={item} idSection={idSection} isEarly={isEarly} />
    </li>
  );
});
