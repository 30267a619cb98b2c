import { useState } from 'react';
import { Button, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './secure-account.module.css';

interface NewCodesProps {
  readonly codes: readonly string[];
  onDone(): void;
}

/** Shows new recovery codes, this once. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Without the permission the codes can still be selected.
      () => setCopied(false),
    );
  return (
    <Stack gap={4}>
      <p>{labels.newCodesHelp}</p>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" isFullWidth onClick={() => void copy()}>
        {labels.copy}
      </Button>
      <p role="status">{isCopied ? labels.copied : ''}</p>
      <Button isFullWidth onClick={onDone}>
        {labels.done}
      </Button>
    </Stack>
  );
}
