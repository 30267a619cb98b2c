import type { ChangeEvent, ComponentProps, ComponentType, ReactNode } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { applyMask } from '@shared-kit/ui/format';
import { Field, PasswordInput, Select, TextArea, TextInput } from '@shared-kit/ui';
import type { FieldProps } from '@shared-kit/ui';

interface BoundProps<T extends FieldValues> extends Pick<
  FieldProps,
  'label' | 'hint' | 'isRequired' | 'isOptional' | 'action'
> {
  readonly form: UseFormReturn<T, unknown, T>;
  readonly name: FieldPath<T>;
  /** Class of the element around label, control and message; `className` is the control's. */
  readonly fieldClassName?: string | undefined;
  /** Formats the text while it is typed, e.g. `maskCpf`. */
  readonly mask?: (text: string) => string;
  /** Called after the form has stored the new value. */
  readonly onChange?: () => void;
}

/** Props of a control that the form sets. */
type Decided = keyof BoundProps<FieldValues> | 'ref' | 'value' | 'defaultValue' | 'onBlur' | 'required';

/** Connects a control of the kit to a field of a form: value, label, hint and message. */
function boundField<P extends object>(Control: ComponentType<P>) {
  return function BoundField<T extends FieldValues>({
    form,
    name,
    label,
    hint,
    isRequired = false,
    isOptional = false,
    action,
    fieldClassName = '',
    mask,
    onChange: onValue,
    ...own
  }: BoundProps<T> & Omit<P, Decided>): ReactNode {
    const { errors } = useFormState({ control: form.control, name, exact: true });
    const error = get(errors, name) as FieldError | undefined;
    const { onChange, ...registered } = form.register(name, onValue ? { onChange: onValue } : {});
    const control = {
      ...own,
      ...registered,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (mask) applyMask(event, mask);
        return onChange(event);
      },
    };
    return (
      <Field
        label={label}
        hint={hint}
        isRequired={isRequired}
        isOptional={isOptional}
        action={action}
        className={fieldClassName}
        error={error?.message}
      >
        {/* `own` holds all props of the control except those that the form sets. */}
        <Control {...(control as unknown as P)} />
      </Field>
    );
  };
}

/** Single-line text field of a form, with its label and message. */
export const TextField = boundField<ComponentProps<typeof TextInput>>(TextInput);

/** Password field of a form, with a button that shows the typed text. */
export const PasswordField = boundField<ComponentProps<typeof PasswordInput>>(PasswordInput);

/** Multi-line text field of a form. */
export const TextAreaField = boundField<ComponentProps<typeof TextArea>>(TextArea);

/** Select field of a form. */
export const SelectField = boundField<ComponentProps<typeof Select>>(Select);
