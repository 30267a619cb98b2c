import type { ReactNode } from 'react';
import type { Inspection } from '@shared-kit/contracts/delivery';
import { useComposition } from '@shared-kit/runtime/federation';
import { Button, Card, Icon } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { PropertyList } from './property-list.tsx';
import { labels } from './labels.ts';
import styles from './inspector.module.css';

/** Shows the composition from the server, and exports it for a report. */
export function CompositionPanel({ inspection }: { readonly inspection: Inspection | undefined }): ReactNode {
  const composition = useComposition();
  const { id, modules, homeModule, keys } = composition;
  const json = JSON.stringify(composition, null, 2);
  const copy = (): void => {
    navigator.clipboard.writeText(json).then(
      () => notify({ kind: 'success', text: labels.copied }),
      () => notify({ kind: 'error', text: labels.notCopied }),
    );
  };
  return (
    <Card className={styles.card ?? ''}>
      <PropertyList
        properties={[
          [labels.id, <code key="id">{id || labels.unknown}</code>],
          [labels.modules, modules.join(', ') || labels.none],
          [labels.homeModuleOf, homeModule],
          [labels.keys, Object.keys(keys).join(', ') || labels.none],
          [labels.origins, inspection?.overrideOrigins.join(', ') ?? labels.unknown],
        ]}
      />
      <div>
        <Button variant="secondary" icon={<Icon name="copy" size={18} />} onClick={copy}>
          {labels.copy}
        </Button>
      </div>
      <details className={styles.details}>
        <summary>{labels.json}</summary>
        <pre className={styles.payload}>{json}</pre>
      </details>
    </Card>
  );
}
