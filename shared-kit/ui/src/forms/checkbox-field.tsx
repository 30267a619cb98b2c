import type { ComponentProps, ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Checkbox } from '@shared-kit/ui';

/** Props of `CheckboxField`. */
export interface CheckboxFieldProps<T extends FieldValues> extends Pick<
  ComponentProps<typeof Checkbox>,
  'label' | 'hint' | 'appearance' | 'disabled' | 'required' | 'className'
> {
  readonly form: UseFormReturn<T, unknown, T>;
  /** Field whose value is a boolean. */
  readonly name: FieldPath<T>;
  /** Called after the form has stored the new value. */
  readonly onChange?: () => void;
}

/** Checkbox of a form, with its label and message. */
export function CheckboxField<T extends FieldValues>({
  form,
  name,
  onChange,
  ...own
}: CheckboxFieldProps<T>): ReactNode {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error = get(errors, name) as FieldError | undefined;
  return <Checkbox {...own} {...form.register(name, onChange ? { onChange } : {})} error={error?.message} />;
}
