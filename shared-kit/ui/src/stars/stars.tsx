import { useId } from 'react';
import { Star } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { starFills, starLabel, votes } from './stars.rules.ts';
import type { Vote } from './stars.rules.ts';
import styles from './stars.module.css';

/** Props of `Stars`. */
export interface StarsProps {
  /** Chosen vote; null before the first choice. */
  value: Vote | null;
  onValueChange: (vote: Vote) => void;
  /** Spoken name of the group. */
  label?: string;
  size?: number;
  isDisabled?: boolean;
}

/** Renders a vote from 1 to 5 as radios: arrow keys choose, each is read as '3 estrelas'. */
export function Stars({ value, onValueChange, label = 'Avaliação', size = 32, isDisabled }: StarsProps) {
  const name = useId();
  return (
    <fieldset className={styles.stars} disabled={isDisabled} role="radiogroup" aria-label={label}>
      {votes.map((vote) => (
        <label key={vote} className={classNames(styles.star, value !== null && vote <= value && styles.lit)}>
          <input
            type="radio"
            name={name}
            value={vote}
            checked={value === vote}
            className={styles.input}
            onChange={() => onValueChange(vote)}
          />
          <Star size={size} aria-hidden="true" />
          <VisuallyHidden>{starLabel(vote)}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  );
}

/** Props of `StarsValue`. */
export interface StarsValueProps {
  /** Average from 0 to 5, fractions allowed. */
  average: number;
  /** Shows '(12)' after the stars. */
  count?: number;
  size?: number;
}

/** Renders an average of votes, read-only. */
export function StarsValue({ average, count, size = 18 }: StarsValueProps) {
  const figure = average.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.value}>
      <span className={styles.figures} role="img" aria-label={`Nota ${figure} de 5`}>
        {starFills(average).map(({ vote, fill }) => (
          <span key={vote} className={styles.partial} style={{ inlineSize: size, blockSize: size }}>
            <Star size={size} className={styles.base} />
            <span className={styles.fill} style={{ inlineSize: `${fill * 100}%` }}>
              <Star size={size} />
            </span>
          </span>
        ))}
      </span>
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">({count})</span>
          <VisuallyHidden>{count === 1 ? '1 avaliação' : `${count} avaliações`}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
