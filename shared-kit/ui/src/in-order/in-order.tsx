import { Children, isValidElement, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './in-order.module.css';
import { useArrivals } from './use-arrivals.ts';

/** Props of `InOrder`. */
export interface InOrderProps {
  className?: string;
  children: ReactNode;
}

/**
 * Shows its children from the top down: what follows a loading one appears when that one has loaded. Children of
 * unknown height then move nothing that is visible. All of them load at the same time. A child that loads for longer
 * than `LATE_AFTER_MS` goes below the others, so that it neither hides nor moves them.
 *
 * @example
 * <InOrder><OwnPosition /><RankingList /></InOrder>
 */
export function InOrder({ className, children }: InOrderProps) {
  const list = useRef<HTMLDivElement>(null);
  const parts = Children.toArray(children);
  const arrivals = useArrivals(list);
  const shown = arrivals.kind === 'late' ? byArrival(parts, arrivals.keys) : parts;
  return (
    <div ref={list} className={classNames(arrivals.kind === 'held' && styles.held, className)}>
      {shown.map((part) => (
        <div key={keyOf(part)} data-part={keyOf(part)} className={styles.part}>
          {part}
        </div>
      ))}
    </div>
  );
}

/** Returns the parts that have arrived, in the order of `keys`, and after them the others. */
function byArrival(parts: readonly ReactNode[], keys: readonly string[]): ReactNode[] {
  const placeOf = (part: ReactNode): number => {
    const place = keys.indexOf(keyOf(part));
    return place === -1 ? keys.length : place;
  };
  return parts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the key that `Children.toArray` has given to an element. Texts have none and keep their place together. */
function keyOf(part: ReactNode): string {
  return isValidElement(part) ? String(part.key) : 'text';
}
