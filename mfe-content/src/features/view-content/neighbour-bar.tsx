import { contentPath } from '@shared-kit/contracts/content';
import type { ContentNeighbour } from '@shared-kit/contracts/content';
import { Link } from '@shared-kit/runtime/router';
import { Icon, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './neighbour-bar.module.css';

interface NeighbourBarProps {
  /** Null at the ends of the section, undefined while loading. */
  readonly previous: ContentNeighbour | null | undefined;
  readonly next: ContentNeighbour | null | undefined;
  readonly idSection: number;
}

/** Renders links to the previous and next item of the section, always visible. */
export function NeighbourBar({ previous, next, idSection }: NeighbourBarProps) {
  return (
    <nav className={styles.bar} aria-label={labels.neighbours}>
      {previous && <NeighbourLink item={previous} idSection={idSection} direction="previous" />}
      {next && <NeighbourLink item={next} idSection={idSection} direction="next" />}
    </nav>
  );
}

function NeighbourLink({
  item,
  idSection,
  direction,
}: {
  item: ContentNeighbour;
  idSection: number;
  direction: 'previous' | 'next';
}) {
  return (
    <Link to={contentPath(item.idContentItem, idSection)} className={classNames(styles.link, styles[direction])}>
      <Icon name={direction === 'previous' ? 'chevron-left' : 'chevron-right'} size={20} />
      <span className={styles.words}>
        <span className={styles.direction}>{labels[direction]}</span>
        <span className={styles.text}>{item.text}</span>
      </span>
    </Link>
  );
}
