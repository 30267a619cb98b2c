import type { ReactNode } from 'react';
import { Badge, Card, Icon, Status } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { PropertyList } from './property-list.tsx';
import { formatBytes, formatMilliseconds } from './figures.rules.ts';
import { verdictOf } from './inspection.rules.ts';
import type { RemoteRow } from './inspection.rules.ts';
import { labels } from './labels.ts';
import { RemoteDetails } from './remote-details.tsx';
import styles from './inspector.module.css';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const states: Readonly<Record<string, { tone: Tone; icon: IconName }>> = {
  idle: { tone: 'neutral', icon: 'circle' },
  loading: { tone: 'info', icon: 'hourglass' },
  retrying: { tone: 'warning', icon: 'restart' },
  fallback: { tone: 'warning', icon: 'shield' },
  ready: { tone: 'success', icon: 'check-circle' },
  failed: { tone: 'danger', icon: 'alert-circle' },
};
const verdicts = {
  compatible: { tone: 'success', icon: 'shield-check' },
  incompatible: { tone: 'danger', icon: 'x-circle' },
  unknown: { tone: 'neutral', icon: 'help' },
} as const;

/** Shows a summary of one remote, with expandable details. */
export function RemoteCard({ row }: { readonly row: RemoteRow }): ReactNode {
  const { release, state, server } = row;
  const shown = states[state.kind] ?? states['idle'];
  const verdict = verdictOf(server?.verdicts ?? []);
  return (
    <Card as="li" className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <div className={styles.cardName}>
          <h2>{release.remote}</h2>
          <p className={styles.version}>
            <code>{release.version}</code>
            <Badge
              tone={release.channel === 'stable' ? 'neutral' : release.channel === 'override' ? 'warning' : 'info'}
            >
              {labels.channels[release.channel]}
            </Badge>
            {row.isFallback && <Badge tone="warning">{labels.fallbackInUse}</Badge>}
          </p>
        </div>
        {shown && (
          <Status tone={shown.tone} icon={<Icon name={shown.icon} size={18} />}>
            {labels.states[state.kind]}
          </Status>
        )}
      </div>
      <PropertyList
        properties={[
          [labels.loadTime, row.loadMs === undefined ? labels.unknown : formatMilliseconds(row.loadMs)],
          [labels.transfer, transferText(row)],
          [
            labels.verdict,
            <Status key="verdict" tone={verdicts[verdict].tone} icon={<Icon name={verdicts[verdict].icon} size={16} />}>
              {labels.verdicts[verdict]}
            </Status>,
          ],
          [labels.signature, release.signature ? labels.signedBy(release.signature.key) : labels.unsigned],
          [
            labels.lastFault,
            row.lastFault
              ? `${row.lastFault.phase}: ${row.lastFault.message} (${row.lastFault.version})`
              : labels.noFault,
          ],
        ]}
      />
      {server && <RemoteDetails server={server} />}
    </Card>
  );
}

function transferText({ transfer }: RemoteRow): string {
  if (transfer.files === 0) return labels.unknown;
  const cost = transfer.network === 0 ? labels.fromCache : formatBytes(transfer.network);
  return `${cost}, ${labels.transferOf(transfer.files)}`;
}
