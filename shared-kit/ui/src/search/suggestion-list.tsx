import type { Key } from 'react';
import { Highlight, useKitLink } from '@shared-kit/ui';
import styles from './suggestion-list.module.css';

/** Suggestion of a search: a title and where it leads. */
export interface Suggestion {
  readonly key: Key;
  readonly title: string;
  readonly to: string;
}

/** Props of `SuggestionList`. */
export interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[];
  /** Typed words, marked in the titles. */
  readonly searched: string;
}

/** Renders suggestions below a search box as links; nothing when there are none. */
export function SuggestionList({ suggestions, searched }: SuggestionListProps) {
  const Link = useKitLink();
  if (suggestions.length === 0) return null;
  return (
    <ul role="list" className={styles.list} aria-label="Sugestões">
      {suggestions.map(({ key, title, to }) => (
        <li key={key}>
          <Link className={styles.link} to={to} title={title}>
            <Highlight text={title} searched={searched} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
