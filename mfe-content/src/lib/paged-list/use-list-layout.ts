import { useLayoutEffect, useState } from 'react';

export interface ListLayoutRead {
  readonly columns: number;
  /** Pixels. */
  readonly rowGap: number;
  /** Of the list's upper edge, from that of the document. Pixels. */
  readonly top: number;
}

/** What CSS has made of a list: columns, gap and place are read from it, so that the look stays in one place. Undefined until it is there. */
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
