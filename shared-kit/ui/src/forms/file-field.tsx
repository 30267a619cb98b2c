import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import type { FieldError, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { Button, FieldGroup, Icon, classNames } from '@shared-kit/ui';
import styles from './file-field.module.css';

/** Texts of a file field. */
export interface FileFieldTexts {
  readonly choose: string;
  readonly chooseOther: string;
  /** Beside the button, e.g. 'ou arraste-o para cá'. */
  readonly drop?: string;
  /** Button that empties the field; omitted when a file has to be sent. */
  readonly remove?: string;
}

/** Props of `FileField`. */
export interface FileFieldProps<T extends FieldValues> {
  readonly form: UseFormReturn<T, unknown, T>;
  /** Field whose value is a file, or null while it is empty. It may hold another value, e.g. the path of a stored file. */
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly texts: FileFieldTexts;
  /** Extensions without a dot that the file dialog offers. */
  readonly extensions: readonly string[];
  readonly isDisabled?: boolean;
  /** Returns why a chosen file is refused. The message is shown at the field, which keeps its value. */
  readonly fault?: (file: File) => string | undefined;
  /** Called after the form has stored a chosen file. */
  readonly onChoose?: (file: File) => void;
  /** Name of the file that the field holds; called while the field is not empty. */
  readonly children: (value: PathValue<T, FieldPath<T>>) => ReactNode;
}

/** File of a form, which is chosen or dropped onto the field. */
export function FileField<T extends FieldValues>({
  form,
  name,
  label,
  hint,
  isOptional = false,
  texts,
  extensions,
  isDisabled = false,
  fault,
  onChoose,
  children,
}: FileFieldProps<T>): ReactNode {
  const {
    field: { ref, value, onChange },
  } = useController({ control: form.control, name });
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error = (get(errors, name) as FieldError | undefined)?.message;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isEmpty = value === null;

  function choose(file: File | undefined): void {
    setOver(false);
    if (!file || isDisabled) return;
    const message = fault?.(file);
    if (message !== undefined) {
      form.setError(name, { type: 'refused', message });
      return;
    }
    form.clearErrors(name);
    onChange(file);
    onChoose?.(file);
  }

  return (
    <FieldGroup legend={label} isOptional={isOptional} hint={hint} error={error}>
      <div
        className={classNames(styles.drop, isOver && styles.over, error !== undefined && styles.faulty)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Clears the value so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
        {!isEmpty && <div className={styles.chosen}>{children(value)}</div>}
        <div className={styles.buttons}>
          <Button
            ref={ref}
            variant="secondary"
            size="small"
            icon={<Icon name="upload" size={18} />}
            disabled={isDisabled}
            onClick={() => input.current?.click()}
          >
            {isEmpty ? texts.choose : texts.chooseOther}
          </Button>
          {texts.remove !== undefined && !isEmpty && (
            <Button
              variant="ghost"
              size="small"
              icon={<Icon name="trash" size={18} />}
              disabled={isDisabled}
              onClick={() => {
                form.clearErrors(name);
                onChange(null);
              }}
            >
              {texts.remove}
            </Button>
          )}
          {texts.drop !== undefined && <span className={styles.dropHint}>{texts.drop}</span>}
        </div>
      </div>
    </FieldGroup>
  );
}
