import type { FormEvent, Ref } from 'react';
import { Search, X } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { useFieldControl } from '../field/field-context.ts';
import styles from '../text-field/text-field.module.css';

/** Props of `SearchInput`. */
export interface SearchInputProps {
  /** Spoken label, e.g. 'Buscar produtos'; also the default placeholder. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
  /** Id of a description, e.g. why the search cannot be submitted. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Renders the search box with a clear button. The caller debounces. */
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
