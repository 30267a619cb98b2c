import { Children, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../lib/class-names.ts';
import { columnsStyle } from '../lib/columns.ts';
import type { Columns } from '../lib/columns.ts';
import { useKitLink } from '../link/link-provider.tsx';
import { railStep } from './rail.rules.ts';
import { useRailEdges } from './use-rail-edges.ts';
import { useRailSlide } from './use-rail-slide.ts';
import styles from './row.module.css';

/** Props of `Row`. */
export interface RowProps {
  title: ReactNode;
  /** Address of the whole list; shows 'Ver todos'. */
  seeAllTo?: string;
  /** Width of the items; the rail shows as many as fit. */
  itemSize?: 'small' | 'medium' | 'large';
  /** Number of visible items, instead of `itemSize`; on a phone only if `mobile` is set. */
  columns?: Columns;
  /** Called with the index of the first visible card, from 0, as the rail scrolls. */
  onSlide?: (index: number) => void;
  headingLevel?: 2 | 3;
  /** One node per item. */
  children: ReactNode;
}

/** Renders a horizontal rail of cards with scroll snap: by touch, wheel, arrow keys and buttons. */
export function Row({ title, seeAllTo, itemSize = 'medium', columns, onSlide, headingLevel = 2, children }: RowProps) {
  const titleId = useId();
  const rail = useRef<HTMLUListElement>(null);
  const edges = useRailEdges(rail);
  useRailSlide(rail, onSlide);
  const Link = useKitLink();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const scrollPage = (direction: -1 | 1) => {
    const element = rail.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };
  return (
    <section className={styles.row} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading className={styles.title} id={titleId}>
          {title}
        </Heading>
        {seeAllTo !== undefined && (
          <Link to={seeAllTo} className={styles.seeAll} aria-describedby={titleId}>
            Ver todos
          </Link>
        )}
        {edges.canScroll && (
          <div className={styles.arrows}>
            <IconButton
              size="small"
              variant="outlined"
              label="Anteriores"
              icon={<ChevronLeft size={20} />}
              disabled={edges.isAtStart}
              onClick={() => scrollPage(-1)}
            />
            <IconButton
              size="small"
              variant="outlined"
              label="Próximos"
              icon={<ChevronRight size={20} />}
              disabled={edges.isAtEnd}
              onClick={() => scrollPage(1)}
            />
          </div>
        )}
      </div>
      <ul
        className={classNames(
          styles.rail,
          styles[itemSize],
          columns && styles.columns,
          columns?.mobile !== undefined && styles.mobileColumns,
        )}
        {...(columns ? { style: columnsStyle(columns) } : {})}
        role="list"
        ref={rail}
        onKeyDown={moveFocus}
      >
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus with arrow keys, Home and End between items that can be opened; Tab still reaches every control. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  if (isTyping(event.target)) return;
  const targets = [...event.currentTarget.children].flatMap(
    (item) => item.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? [],
  );
  const current = targets.findIndex((target) => target.closest('li')?.contains(event.target as Node));
  const next = railStep(event.key, current, targets.length);
  const target = next === null ? undefined : targets[next];
  if (!target) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
