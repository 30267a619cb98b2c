import { useLayoutEffect, useState } from 'react';

export interface ListLayoutRead {
  readonly columns: number;
  /** Row gap in pixels. */
  readonly rowGap: number;
  /** Distance from the top of the document to the top of the list, in pixels. */
  readonly top: number;
}

/**
 * Reads columns, gap and position of a list from its computed CSS, so that the layout is defined in one place. Returns
 * undefined until the list is mounted.
 */
export function useListLayout(list: HTMLElement | null): ListLayoutRead | undefined {
  const [layout, setLayout] = useState<ListLayoutRead>();
  useLayoutEffect(() => {
    if (!list) return;
    const read = (): void => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const next = {
        columns: Math.max(1, gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length),
        rowGap: Number.parseFloat(rowGap) || 0,
        top: Math.round(list.getBoundingClientRect().top + window.scrollY),
      };
      setLayout((was) =>
        was?.columns === next.columns && was.rowGap === next.rowGap && was.top === next.top ? was : next,
      );
    };
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [list]);
  return layout;
}
