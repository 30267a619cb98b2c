import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../lib/class-names.ts';
import styles from './states.module.css';

const labels = {
  title: 'Código de suporte',
  copy: 'Copiar código',
  copied: 'Código copiado',
  selectIt: 'Selecione o código para copiar',
} as const;

/** Props of `SupportCode`. */
interface SupportCodeProps {
  code: string;
  /** True beside a message: one quiet line at its start instead of a centred one below an error state. */
  isInline?: boolean;
}

/** Shows the id of a failed request, which the support finds in the server's log, with a button that copies it. */
export function SupportCode({ code, isInline = false }: SupportCodeProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // Browsers refuse the clipboard to pages without https.
      setOutcome('refused');
    }
  }
  return (
    <div className={classNames(styles.support, isInline && styles.inline)}>
      <p>
        {labels.title}: <code className={styles.code}>{code}</code>
      </p>
      <Button variant="ghost" size="small" onClick={() => void copy()}>
        {labels.copy}
      </Button>
      <span role="status">{outcome && (outcome === 'copied' ? labels.copied : labels.selectIt)}</span>
    </div>
  );
}
