import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './text-field.module.css';

/** Props of `TextInput`. */
export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** Icon inside the box, before the text. */
  icon?: ReactNode;
}

/** Renders a single-line text input. Inside a Field it gets id, description and error from it. */
export function TextInput({ icon, className, type = 'text', ...rest }: TextInputProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={classNames(styles.box, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input {...wiring} {...rest} id={wiring.id} type={type} className={styles.input} />
    </span>
  );
}
