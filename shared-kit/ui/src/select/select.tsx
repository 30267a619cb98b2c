import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from './select.module.css';

/** Option of a select. */
export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

/** Props of `Select`. */
export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** First entry with an empty value, e.g. 'Selecione'. */
  placeholder?: string;
}

/** Renders a native select with the product's style: the phone's picker on a phone, type-ahead everywhere. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wiring = useFieldControl(rest);
  return (
    <span className={classNames(styles.box, className)}>
      <select {...wiring} {...rest} id={wiring.id} className={styles.select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
    </span>
  );
}
