import type { ReactNode } from 'react';
import type { InspectedRemote, MoveRecord, VersionHealth } from '@shared-kit/contracts/delivery';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { formatNumber, formatPercent } from '@shared-kit/ui/format';
import { Badge, Table } from '@shared-kit/ui';
import { PropertyList } from './property-list.tsx';
import { formatBytes, formatMilliseconds } from './figures.rules.ts';
import { labels } from './labels.ts';
import styles from './inspector.module.css';

/** Shows the server's data about a remote: channels, compatibility verdict, measurements and history. */
export function RemoteDetails({ server }: { readonly server: InspectedRemote }): ReactNode {
  const { remote, stable, canary, pin, verdicts, health, moves } = server;
  const reasons = [
    ...new Map(
      verdicts
        .flatMap((verdict) => verdict.reasons)
        .map((reason) => [reason.code + reason.subject + reason.change, reason]),
    ).values(),
  ];
  return (
    <details className={styles.details}>
      <summary>{labels.more(remote)}</summary>
      <div className={styles.detailsBody}>
        <PropertyList
          properties={[
            [labels.stable, stable ?? labels.none],
            [labels.canary, canary ? labels.percent(canary.version, canary.percent) : labels.none],
            [labels.pin, pin ?? labels.none],
          ]}
        />
        {reasons.length > 0 && (
          <section>
            <h3>{labels.reasons}</h3>
            <ul role="list" className={styles.lines}>
              {reasons.map(({ code, weight, subject, change, message }) => (
                <li key={code + subject + change}>
                  <Badge tone={weight === 'blocking' ? 'danger' : 'neutral'}>{code}</Badge> {message}{' '}
                  <span className={styles.quiet}>{labels.change(change)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{labels.health}</h3>
          {health.length === 0 ? (
            <p className={styles.quiet}>{labels.noHealth}</p>
          ) : (
            <HealthTable remote={remote} health={health} />
          )}
        </section>
        <section>
          <h3>{labels.moves}</h3>
          {moves.length === 0 ? <p className={styles.quiet}>{labels.noMoves}</p> : <Moves moves={moves} />}
        </section>
      </div>
    </details>
  );
}

function HealthTable({
  remote,
  health,
}: {
  readonly remote: string;
  readonly health: readonly VersionHealth[];
}): ReactNode {
  const { healthColumns: columns } = labels;
  return (
    <Table
      caption={`${labels.health}: ${remote}`}
      rows={health}
      rowKey={({ version }) => version}
      columns={[
        { key: 'version', header: columns.version, isTitle: true, cell: ({ version }) => <code>{version}</code> },
        { key: 'clients', header: columns.clients, align: 'end', cell: ({ clients }) => formatNumber(clients) },
        {
          key: 'failing',
          header: columns.failing,
          align: 'end',
          cell: ({ failingClients, failingShare }) =>
            `${formatNumber(failingClients)} (${formatPercent(failingShare * 100)})`,
        },
        {
          key: 'load',
          header: columns.load,
          align: 'end',
          cell: ({ loadMs }) =>
            loadMs ? `${formatMilliseconds(loadMs.p50)} / ${formatMilliseconds(loadMs.p75)}` : labels.unknown,
        },
        {
          key: 'bytes',
          header: columns.bytes,
          align: 'end',
          cell: ({ bytes }) => (bytes === null ? labels.unknown : formatBytes(bytes)),
        },
      ]}
    />
  );
}

const SHOWN_MOVES = 8;

function Moves({ moves }: { readonly moves: readonly MoveRecord[] }): ReactNode {
  return (
    <ol role="list" className={styles.lines}>
      {moves.slice(0, SHOWN_MOVES).map(({ at, kind, from, to, by, reason }) => (
        <li key={at + kind + to}>
          <time dateTime={at} className={styles.quiet}>
            {formatDateTime(at)}
          </time>{' '}
          <Badge>{kind}</Badge> {[from, to].filter(Boolean).join(' → ')}{' '}
          <span className={styles.quiet}>{[by || labels.byItself, reason].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}
