import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { FieldErrors, FieldPath, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { ApiError } from 'shared-kit/api';
import type { Issue } from 'shared-kit/contracts/core';
import { useNotNow } from 'shared-kit/federation';
import type * as z from 'zod/mini';
import { showServerIssues } from './server-issues.ts';

type Passed<T extends FieldValues> = Pick<
  UseFormProps<T, unknown, T>,
  'defaultValues' | 'values' | 'resetOptions' | 'mode' | 'reValidateMode'
>;

export interface ApiFormOptions<T extends FieldValues> extends Passed<T> {
  /** Judges the values. A schema of the contract, or the result of `fieldRules`. */
  readonly schema: z.ZodMiniType<T, T>;
  /** Sends the values. An ApiError that it throws is shown, any other error is passed on. */
  readonly submit: (values: T) => Promise<unknown>;
  /** Called instead of `submit` while a field is wrong. */
  readonly onInvalid?: (errors: FieldErrors<T>) => void;
  /** Called with the refusal of a submit, after it was shown. */
  readonly onFailure?: (error: ApiError) => void;
  /** The issues of a refusal whose reply names no field, e.g. a wrong current password. */
  readonly issuesOf?: (error: ApiError) => readonly Issue[];
  /** The field that gets the focus after a failure that belongs to no field. */
  readonly focusOnFailure?: FieldPath<T>;
  /** Says "not now" to a newer version of the portal while something is typed. The text is for developers. */
  readonly notNow?: string;
}

export interface ApiForm<T extends FieldValues> {
  readonly form: UseFormReturn<T, unknown, T>;
  /** The refusal of the last submit; undefined when its issues are shown at fields. */
  readonly failure: ApiError | undefined;
  /** True while the values are on their way; a second submit is ignored meanwhile. */
  readonly isBusy: boolean;
  readonly clearFailure: () => void;
  /** For `<form noValidate onSubmit={onSubmit}>`. */
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * A form whose values go to the server. The first faulty field gets the focus, issues of the server are shown at their fields, and
 * a form is sent once however often it is submitted.
 *
 * @example
 * const { form, failure, isBusy, onSubmit } = useApiForm({
 *   schema: contactSchema,
 *   defaultValues: { message: '' },
 *   submit: (body) => call(sendContactMessage, { body }),
 * });
 */
export function useApiForm<T extends FieldValues>({
  schema,
  submit,
  onInvalid,
  onFailure,
  issuesOf = ({ issues }) => issues,
  focusOnFailure,
  notNow,
  ...passed
}: ApiFormOptions<T>): ApiForm<T> {
  const form = useForm<T, unknown, T>({
    ...passed,
    resolver: zodResolver<T, unknown, T>(schema, undefined, { mode: 'sync' }),
  });
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  // Not `isDirty`: that one forgets what was typed when other fields are brought up to date.
  const isTyped = notNow !== undefined && Object.keys(form.formState.dirtyFields).length > 0;
  useNotNow(isTyped, notNow ?? '');

  function show(error: ApiError): void {
    const isAtFields = showServerIssues(form, issuesOf(error));
    setFailure(isAtFields ? undefined : error);
    if (!isAtFields && focusOnFailure !== undefined) form.setFocus(focusOnFailure);
    onFailure?.(error);
  }

  async function send(values: T): Promise<void> {
    setBusy(true);
    try {
      await submit(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(error);
    } finally {
      setBusy(false);
    }
  }

  async function trySubmit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(undefined);
    try {
      await form.handleSubmit(send, onInvalid)();
    } finally {
      isSending.current = false;
    }
  }

  return {
    form,
    failure,
    isBusy,
    clearFailure: () => setFailure(undefined),
    onSubmit: (event) => {
      event.preventDefault();
      void trySubmit();
    },
  };
}
