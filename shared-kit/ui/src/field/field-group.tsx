import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError } from './field.tsx';
import styles from './field.module.css';

/** Props of `FieldGroup`. */
export interface FieldGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  isLegendHidden?: boolean;
  isOptional?: boolean;
  children: ReactNode;
}

/** Renders a group of checkboxes or radios that answer one question. */
export function FieldGroup({ legend, hint, error, isLegendHidden, isOptional, children }: FieldGroupProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={styles.field}
      aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classNames(styles.label, styles.legend, isLegendHidden && styles.labelHidden)}>
        {legend}
        {isOptional && <span className={styles.optional}>(opcional)</span>}
      </legend>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.choices}>{children}</div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
