import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { FieldContext } from './field-context.ts';
import styles from './field.module.css';

/** Props of `Field`. */
export interface FieldProps {
  label: ReactNode;
  /** Help text under the control. */
  hint?: ReactNode;
  /** Error message of the field; announced when it appears. */
  error?: ReactNode;
  isRequired?: boolean;
  /** Shows '(opcional)' after the label. */
  isOptional?: boolean;
  /** Hides the label visually; screen readers read it. */
  isLabelHidden?: boolean;
  /** Action at the end of the label's line, e.g. 'Esqueceu sua senha?'. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Renders a field with label, one control of this kit, hint and error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isOptional,
  isLabelHidden,
  action,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.head, isLabelHidden && !action && styles.headHidden)}>
        <label className={classNames(styles.label, isLabelHidden && styles.labelHidden)} htmlFor={id}>
          {label}
          {isRequired && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
          {isOptional && <span className={styles.optional}>(opcional)</span>}
        </label>
        {action}
      </div>
      <FieldContext value={{ controlId: id, describedBy, isInvalid: Boolean(error), isRequired }}>
        {children}
      </FieldContext>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/**
 * Renders the error message under a control. The live region exists before the message, so that the message is
 * announced.
 */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <div role="alert" className={styles.errorRegion}>
      {children && (
        <p className={styles.error} id={id}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
