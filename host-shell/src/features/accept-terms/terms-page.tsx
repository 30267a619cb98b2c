import type { ReactNode } from 'react';
import { usePageTitle } from '@shared-kit/runtime/router';
import { BrandBar } from '../../lib/brand-bar/brand-bar.tsx';
import { labels } from './labels.ts';
import { TermsForm } from './terms-form.tsx';
import type { Term } from './terms.rules.ts';
import styles from './accept-terms.module.css';

/** B2.1-18: page /terms, where a home of blocks redirects until the terms are accepted. */
export function TermsPage({ terms }: { readonly terms: readonly Term[] }): ReactNode {
  usePageTitle(labels.title);
  return (
    <div className={styles.page}>
      <BrandBar />
      <main className={styles.sheet}>
        <h1 className={styles.heading}>{labels.title}</h1>
        <TermsForm terms={terms} />
      </main>
    </div>
  );
}
