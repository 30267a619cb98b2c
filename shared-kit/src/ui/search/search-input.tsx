import type { FormEvent, Ref } from 'react';
import { Search, X } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from '../text-field/text-field.module.css';

export interface SearchInputProps {
  /** Spoken name, e.g. 'Buscar produtos'; also the placeholder unless one is given. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  /** Id of what says more of it, e.g. why it can't be submitted. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A search box with a clear button. Debouncing is the caller's. */
export function SearchInput({
  label,
  value,
  onValueChange,
  onSubmit,
  placeholder = label,
  maxLength,
  describedBy,
  ref,
  className,
}: SearchInputProps) {
  const wiring = useFieldControl({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.(value);
  };
  return (
    <form role="search" aria-label={label} className={className} onSubmit={submit}>
      <span className={classNames(styles.box)}>
        <span className={styles.icon}>
          <Search size={20} aria-hidden="true" />
        </span>
        <input
          {...wiring}
          {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
          ref={ref}
          maxLength={maxLength}
          type="search"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          className={styles.input}
          onChange={(event) => onValueChange(event.target.value)}
        />
        {value && (
          <button type="button" className={styles.inner} aria-label="Limpar busca" onClick={() => onValueChange('')}>
            <X size={18} aria-hidden="true" />
          </button>
        )}
      </span>
    </form>
  );
}
