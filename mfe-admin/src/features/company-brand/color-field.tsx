import { useWatch } from '@shared-kit/ui/forms';
import { Field, TextInput } from '@shared-kit/ui';
import type { ThemeColor } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import type { BrandForm } from './use-brand-form.ts';
import styles from './company-brand.module.css';

interface ColorFieldProps {
  form: BrandForm;
  name: ThemeColor;
  isEdited: boolean;
  isDisabled: boolean;
}

/** Colour of the theme: the browser's own picker, and its code for who has one from a brand book. */
export function ColorField({ form, name, isEdited, isDisabled }: ColorFieldProps) {
  const value = useWatch({ control: form.control, name });
  const error = form.formState.errors[name]?.message;
  const change = (text: string) =>
    form.setValue(name, text, { shouldDirty: true, shouldValidate: error !== undefined });
  const label = labels.fields[name];
  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.picker}
        aria-label={label}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        disabled={isDisabled}
        onChange={(event) => change(event.target.value)}
      />
      <Field
        label={label}
        hint={isEdited ? `${labels.colorHints[name]}. ${labels.edited}` : labels.colorHints[name]}
        error={error}
        className={styles.code ?? ''}
      >
        <TextInput
          value={value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          disabled={isDisabled}
          aria-label={labels.code(label)}
          onChange={(event) => change(event.target.value.trim())}
        />
      </Field>
    </div>
  );
}
