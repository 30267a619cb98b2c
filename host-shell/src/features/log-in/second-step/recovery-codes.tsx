import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Stack } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from '../log-in.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  onDone(): void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Without the permission the codes can still be selected.
      () => setCopied(false),
    );
  return (
    <Stack gap={5}>
      <div>
        <h1>{labels.codesHeading}</h1>
        <p className={styles.below}>{labels.codesHelp}</p>
      </div>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button variant="secondary" isFullWidth onClick={() => void copy()}>
        {labels.copy}
      </Button>
      <p role="status">{isCopied ? labels.copied : ''}</p>
      <Button size="large" isFullWidth onClick={onDone}>
        {labels.saved}
      </Button>
    </Stack>
  );
}
