import { useId } from 'react';
import type { ReactNode } from 'react';
import { Alert, Button } from '@shared-kit/ui';
import { CheckboxField } from '@shared-kit/ui/forms';
import { logOut } from '../../lib/log-out.ts';
import { labels } from './labels.ts';
import { TermText } from './term-text.tsx';
import type { Term } from './terms.rules.ts';
import { useAcceptTerms } from './use-accept-terms.ts';
import styles from './accept-terms.module.css';

interface TermsFormProps {
  readonly terms: readonly Term[];
}

/**
 * Renders the terms, a checkbox for each, and the buttons to accept or to log out. 'Continuar' is disabled until every
 * term is checked (B5-62), and a click on it says so (A5-11), in the modal dialog and at /terms alike.
 */
export function TermsForm({ terms }: TermsFormProps): ReactNode {
  const { form, isBusy, onSubmit, fault, forgive, requestsOptIn, isReady } = useAcceptTerms(terms);
  const headingId = useId();
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
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
          <CheckboxField form={form} name={term.key} label={term.acceptLabel} required onChange={forgive} />
        </div>
      ))}
      {requestsOptIn && <CheckboxField form={form} name="communication" label={labels.communication} />}
      {fault !== undefined && <Alert tone="danger">{fault}</Alert>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={logOut}>
          {labels.leave}
        </Button>
        <Button type="submit" isBusy={isBusy} aria-disabled={!isReady || undefined}>
          {labels.proceed}
        </Button>
      </div>
    </form>
  );
}
