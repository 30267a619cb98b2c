import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Alert, Button, Checkbox } from '@shared-kit/ui';
import { logOut } from '../../lib/log-out.ts';
import { labels } from './labels.ts';
import { TermText } from './term-text.tsx';
import { areAllChecked, asksForCommunication } from './terms.rules.ts';
import type { Term } from './terms.rules.ts';
import { useAcceptTerms } from './use-accept-terms.ts';
import styles from './accept-terms.module.css';

interface TermsFormProps {
  readonly terms: readonly Term[];
  /**
   * When the submit button is enabled: `checked` once every box is checked, `always` with a message when one is
   * missing.
   */
  readonly proceeds: 'checked' | 'always';
}

/** Renders the terms, a checkbox for each, and the buttons to accept or to log out. */
export function TermsForm({ terms, proceeds }: TermsFormProps): ReactNode {
  const { loginInfo } = useActiveSession();
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [communication, setCommunication] = useState(true);
  const { accept, isBusy, fault, refuse, forgive } = useAcceptTerms(terms);
  const headingId = useId();
  const isAsked = asksForCommunication(loginInfo, terms);
  const isReady = areAllChecked(terms, checked);

  function toggle(key: string, isChecked: boolean): void {
    const next = new Set(checked);
    if (isChecked) next.add(key);
    else next.delete(key);
    setChecked(next);
    forgive();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return refuse();
    const answer = communication ? 1 : 0;
    void accept(isAsked ? answer : undefined);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {terms.map((term) => (
        <div key={term.key} className={styles.term}>
          {/* The agreement's text has its own heading; a single agreement needs no second one. */}
          <h2
            id={`${headingId}-${term.key}`}
            className={styles.termTitle}
            hidden={terms.length === 1 && term.kind === 'agreement'}
          >
            {term.title}
          </h2>
          <TermText labelledBy={`${headingId}-${term.key}`} html={term.html} />
          <Checkbox
            label={term.acceptLabel}
            required
            checked={checked.has(term.key)}
            onChange={(event) => toggle(term.key, event.target.checked)}
          />
        </div>
      ))}
      {isAsked && (
        <Checkbox
          label={labels.communication}
          checked={communication}
          onChange={(event) => setCommunication(event.target.checked)}
        />
      )}
      {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={logOut}>
          {labels.leave}
        </Button>
        <Button type="submit" isBusy={isBusy} disabled={proceeds === 'checked' && !isReady}>
          {labels.proceed}
        </Button>
      </div>
    </form>
  );
}
