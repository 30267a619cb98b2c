import type { ReactNode } from 'react';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { TermsForm } from './terms-form.tsx';
import type { Term } from './terms.rules.ts';

/** A2h-12: modal dialog that stays open until the terms are accepted. */
export function TermsDialog({ terms }: { readonly terms: readonly Term[] }): ReactNode {
  return (
    <Dialog isOpen isBlocking title={labels.title} size="medium" onClose={() => undefined}>
      <TermsForm terms={terms} />
    </Dialog>
  );
}
