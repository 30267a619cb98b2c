import { markedParts } from './highlight.rules.ts';
import styles from './highlight.module.css';

/** Props of `Highlight`. */
export interface HighlightProps {
  text: string;
  /** Search text; case and accents are ignored. */
  searched: string;
}

/** Renders a text and marks the searched words. */
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
