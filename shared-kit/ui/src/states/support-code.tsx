import { useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './states.module.css';

const labels = {
  title: 'Código para o suporte',
  copy: 'Copiar código',
  copied: 'Código copiado',
  selectIt: 'Selecione o código para copiar',
} as const;

/** Shows the id of a failed request, which the support finds in the server's log, with a button that copies it. */
export function SupportCode({ code }: { code: string }) {
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
    <div className={styles.support}>
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
