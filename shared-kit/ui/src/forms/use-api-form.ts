import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { FieldErrors, FieldPath, FieldValues, UseFormProps, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@shared-kit/runtime/api';
import type { Issue } from '@shared-kit/contracts/core';
import { useNotNow } from '@shared-kit/runtime/federation';
import type * as z from 'zod/mini';
import { showServerIssues } from './server-issues.ts';
import { useRestoredDraft } from './use-draft.ts';
import type { Draft } from './use-draft.ts';

type Passed<T extends FieldValues> = Pick<
  UseFormProps<T, unknown, T>,
  'defaultValues' | 'values' | 'resetOptions' | 'mode' | 'reValidateMode'
>;

/** Options of `useApiForm`. */
export interface ApiFormOptions<T extends FieldValues> extends Passed<T> {
  /** Validates the values: a schema of the contract, or the result of `fieldRules`. */
  readonly schema: z.ZodMiniType<T, T>;
  /** Sends the values. The form shows an ApiError that it throws and rethrows any other error. */
  readonly submit: (values: T) => Promise<unknown>;
  /** Called instead of `submit` while a field is invalid. */
  readonly onInvalid?: (errors: FieldErrors<T>) => void;
  /** Called with the refusal of a submit, after it was shown. */
  readonly onFailure?: (error: ApiError) => void;
  /** Returns the issues of a refusal whose reply names no field, e.g. a wrong current password. */
  readonly issuesOf?: (error: ApiError) => readonly Issue[];
  /** Field that is focused after a failure that belongs to no field. */
  readonly focusOnFailure?: FieldPath<T>;
  /**
   * Keeps the values when a save finds that the session has ended, and restores them when the form is shown again in
   * this tab.
   */
  readonly draft?: Draft;
  /** Blocks a newer version of the portal while there is typed text. The value is the reason, for developers. */
  readonly notNow?: string;
}

/** Result of `useApiForm`. */
export interface ApiForm<T extends FieldValues> {
  readonly form: UseFormReturn<T, unknown, T>;
  /** Refusal of the last submit; undefined when its issues are shown at fields. */
  readonly failure: ApiError | undefined;
  /** True while the values are being sent; a second submit is ignored meanwhile. */
  readonly isBusy: boolean;
  readonly clearFailure: () => void;
  /** For `<form noValidate onSubmit={onSubmit}>`. */
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * Creates a form whose values go to the server. Focuses the first invalid field, shows issues of the server at their
 * fields, and sends a form once however often it is submitted.
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
  draft,
  notNow,
  ...passed
}: ApiFormOptions<T>): ApiForm<T> {
  const form = useForm<T, unknown, T>({
    ...passed,
    resolver: zodResolver<T, unknown, T>(schema, undefined, { mode: 'sync' }),
  });
  useRestoredDraft(form, draft);
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  // Does not use `isDirty`: it becomes false when other fields are updated.
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
      if (error.status === 401) draft?.write(values);
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
