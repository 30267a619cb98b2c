import type { CompanySso } from '@shared-kit/contracts/admin';
import { Button, Card, CardHeader, Cluster, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import styles from './company-sso.module.css';

/** Values of the portal that the company enters at its provider, each to be copied. */
export function OwnValues({ own }: Pick<CompanySso, 'own'>) {
  return (
    <Card>
      <CardHeader title={labels.own} description={labels.ownHint} />
      <Stack>
        {(['entityId', 'acsUrl'] as const).map((name) => (
          <Cluster key={name} justify="space-between" align="end">
            <div className={styles.value}>
              <p className={styles.quiet}>{labels[name]}</p>
              <code>{own[name]}</code>
            </div>
            <Button
              size="small"
              variant="secondary"
              aria-label={labels.copyOf(labels[name])}
              onClick={() => void copy(own[name])}
            >
              {labels.copy}
            </Button>
          </Cluster>
        ))}
      </Stack>
    </Card>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', text: labels.copied });
  } catch {
    notify({ kind: 'error', text: labels.copyFailed });
  }
}
