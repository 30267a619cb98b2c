import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './text-field.module.css';

/** Renders a multi-line text input; grows with its text if the browser supports it. */
export function TextArea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const wiring = useFieldControl(rest);
  return (
    <span className={classNames(styles.box, className)}>
      <textarea {...wiring} {...rest} id={wiring.id} rows={rows} className={classNames(styles.input, styles.area)} />
    </span>
  );
}
