import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { certificateAuthenticityPath } from '@shared-kit/contracts/journey';
import { useNavigate } from '@shared-kit/runtime/router';
import { Button, Field, TextInput } from '@shared-kit/ui';
import { typedCode } from './certificate-code.rules.ts';
import { labels } from './labels.ts';
import styles from './check-certificate.module.css';

/**
 * Field for a certificate's code. It opens the address of that certificate, which can be kept and shared. `start` is the
 * code to correct.
 */
export function CheckForm({ start = '' }: { readonly start?: string }): ReactNode {
  const navigate = useNavigate();
  // The second half of a double click adds no step to the history.
  const opened = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [fault, setFault] = useState<'missing' | 'incomplete'>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = typedCode(text);
    if (typed.kind === 'code') {
      const path = certificateAuthenticityPath(typed.code);
      if (opened.current !== path) void navigate(path);
      opened.current = path;
      return;
    }
    setFault(typed.kind);
    field.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={labels.form.code} hint={labels.form.hint} error={fault && labels.form[fault]}>
        <TextInput
          ref={field}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(undefined);
          }}
        />
      </Field>
      <Button type="submit">{labels.form.submit}</Button>
    </form>
  );
}
