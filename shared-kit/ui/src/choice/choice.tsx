import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { FieldError } from '../field/field.tsx';
import styles from './choice.module.css';

interface ChoiceAppearance {
  label: ReactNode;
  /** Second, quieter line. */
  hint?: ReactNode;
  /** `card` draws a frame around the whole option, as in an evaluation. */
  appearance?: 'plain' | 'card';
}

/** Props of `Checkbox`. */
export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & ChoiceAppearance & { error?: ReactNode };

/** Renders a checkbox with a label. */
export function Checkbox({ label, hint, error, appearance = 'plain', className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <label className={classNames(styles.choice, appearance === 'card' && styles.card)}>
        <input
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="checkbox"
          className={styles.box}
        />
        <ChoiceText label={label} hint={hint} hintId={hintId} />
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** Renders a radio button; radios of one question share `name` and are inside a FieldGroup. */
export function Radio({
  label,
  hint,
  appearance = 'plain',
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & ChoiceAppearance) {
  const hintId = useId();
  return (
    <label className={classNames(styles.choice, appearance === 'card' && styles.card, className)}>
      <input
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        type="radio"
        className={classNames(styles.box, styles.round)}
      />
      <ChoiceText label={label} hint={hint} hintId={hintId} />
    </label>
  );
}

/** Renders a switch that takes effect at once. */
export function Switch({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & Omit<ChoiceAppearance, 'look'>) {
  const hintId = useId();
  return (
    <label className={classNames(styles.choice, className)}>
      <input
        aria-describedby={hint ? hintId : undefined}
        {...rest}
        type="checkbox"
        role="switch"
        className={styles.switch}
      />
      <ChoiceText label={label} hint={hint} hintId={hintId} />
    </label>
  );
}

function ChoiceText({ label, hint, hintId }: { label: ReactNode; hint: ReactNode; hintId: string | undefined }) {
  return (
    <span className={styles.text}>
      <span>{label}</span>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
    </span>
  );
}
