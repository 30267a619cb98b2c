import { memo, useState } from 'react';
import type { ComponentType, Ref } from 'react';
import type { ContentItem } from 'shared-kit/contracts/content';
import { classNames } from 'shared-kit/ui';
import styles from './paged-list.module.css';
import { useListLayout } from './use-list-layout.ts';
import type { ListLayoutRead } from './use-list-layout.ts';
import { useRowWindow } from './use-row-window.ts';

export interface ItemViewProps {
  readonly item: ContentItem;
  readonly idSection: number;
  /** It is in view at once: its picture comes first. */
  readonly isEarly: boolean;
}

/** How one item of a list looks. */
export type ItemView = ComponentType<ItemViewProps>;

/** `cards` in columns, `wide` in fewer and larger ones, `lines` one below the other, `columns` lines side by side where there is room. */
export type ListLayout = 'cards' | 'wide' | 'lines' | 'columns';

interface ItemWindowProps {
  readonly items: readonly ContentItem[];
  /** Of the list, those included that haven't come yet. */
  readonly total: number;
  /** Items of the list that stand before these. */
  readonly before?: number;
  readonly idSection: number;
  readonly label: string;
  readonly layout: ListLayout;
  readonly Item: ItemView;
  /** Under this name its row heights are kept for the way back. */
  readonly name: string;
}

/** Pictures of so many items don't wait until they are scrolled to. */
const EARLY = 8;

/** The items of a list, of which only those near the view are in the page: ten thousand scroll like a hundred. */
export function ItemWindow(props: ItemWindowProps) {
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const layout = useListLayout(list);
  // Nothing is drawn before the columns are known; that is still the same frame.
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

// Scrolling renders the list again and again; what is in view stays as it is.
const Cell = memo(function Cell({ item, idSection, position, total, isEarly, Item, row, measure }: CellProps) {
  return (
    <li ref={measure} data-index={row} aria-posinset={position} aria-setsize={total}>
      <Item item={item} idSection={idSection} isEarly={isEarly} />
    </li>
  );
});
