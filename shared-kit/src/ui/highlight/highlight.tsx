import { markedParts } from './highlight.rules.ts';
import styles from './highlight.module.css';

export interface HighlightProps {
  text: string;
  /** What was searched for; case and accents don't count. */
  searched: string;
}

/** A text with the words that were searched for marked. */
export function Highlight({ text, searched }: HighlightProps) {
  return markedParts(text, searched).map((part) =>
    part.isMarked ? (
      <mark key={part.at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
