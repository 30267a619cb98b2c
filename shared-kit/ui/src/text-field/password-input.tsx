import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './text-field.module.css';

/** Renders a password input with a button that shows the typed text. */
export function PasswordInput({
  className,
  autoComplete = 'current-password',
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [isRevealed, setRevealed] = useState(false);
  const wiring = useFieldControl(rest);
  return (
    <span className={classNames(styles.box, className)}>
      <input
        {...wiring}
        {...rest}
        id={wiring.id}
        type={isRevealed ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.input}
      />
      <button
        type="button"
        className={styles.inner}
        aria-label="Mostrar senha"
        aria-pressed={isRevealed}
        disabled={rest.disabled}
        onClick={() => setRevealed(!isRevealed)}
      >
        {isRevealed ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      </button>
    </span>
  );
}
