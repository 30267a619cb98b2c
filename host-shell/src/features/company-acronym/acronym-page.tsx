import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApiMutation } from '@shared-kit/runtime/api';
import { noteAcronym } from '@shared-kit/contracts/identity';
import { usePageTitle } from '@shared-kit/runtime/router';
import { updateSession, useTenant } from '@shared-kit/runtime/session';
import { Alert, Button, Icon } from '@shared-kit/ui';
import { BrandBar } from '../../lib/brand-bar/brand-bar.tsx';
import { logOut } from '../../lib/log-out.ts';
import { labels } from './labels.ts';
import styles from './company-acronym.module.css';

/** B2.1-19: shows the login address of the company. It does not return in this session once acknowledged (B4.11-08). */
export function AcronymPage({ address }: { readonly address: string }): ReactNode {
  const { name } = useTenant();
  const [copying, setCopying] = useState<'offered' | 'done' | 'refused'>('offered');
  const isCopied = copying === 'done';
  const { mutate, isPending, error } = useApiMutation(noteAcronym, {
    onSuccess: () => updateSession((session) => ({ ...session, gates: { ...session.gates, acronymHost: null } })),
  });
  usePageTitle(labels.title);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopying('done');
    } catch {
      setCopying('refused');
    }
  }
  return (
    <div className={styles.page}>
      <BrandBar />
      <main className={styles.sheet}>
        <span className={styles.sign}>
          <Icon name="company" size={32} />
        </span>
        <h1>{labels.heading(name)}</h1>
        <p>{labels.text}</p>
        <div className={styles.address}>
          <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
          <Button
            variant="ghost"
            size="small"
            icon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
            onClick={() => void copy()}
          >
            <span role="status">{isCopied ? labels.copied : labels.copy}</span>
          </Button>
        </div>
        {copying === 'refused' && <Alert tone="warning">{labels.notCopied}</Alert>}
        <p className={styles.hint}>{labels.keep}</p>
        {error && (
          <Alert tone="danger" error={error}>
            {labels.notSaved}
          </Alert>
        )}
        <div className={styles.actions}>
          <Button variant="ghost" onClick={logOut}>
            {labels.leave}
          </Button>
          <Button size="large" isBusy={isPending} onClick={() => mutate({})}>
            {labels.understood}
          </Button>
        </div>
      </main>
    </div>
  );
}
