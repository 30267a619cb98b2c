import { Button, Cluster, Icon, Table } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { lineOf, logCsv, logText } from './call-log.rules.ts';
import type { LogEntry } from './call-log.rules.ts';
import { labels } from './labels.ts';
import styles from './preview-scorm.module.css';

/** Calls that the table shows; a lesson makes thousands. */
const SHOWN = 200;

/** Calls of lessons to the SCORM API and steps between lessons, the newest first, to be copied or downloaded. */
export function CallLog({ entries }: { entries: readonly LogEntry[] }) {
  const shown = entries.map((entry, row) => ({ ...lineOf(entry), isStep: entry.kind === 'step', row })).slice(-SHOWN);
  const calls = entries.filter((entry) => entry.kind === 'call');
  const faults = calls.filter(({ error }) => error !== '0').length;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(logText(entries));
      notify({ kind: 'success', text: labels.copied });
    } catch {
      notify({ kind: 'error', text: labels.copyFailed });
    }
  };
  return (
    <section className={styles.preview}>
      <div className={styles.head}>
        <h2>{labels.log}</h2>
        <Cluster gap={2}>
          <span role="status">
            {labels.count(calls.length)}
            {faults > 0 && ` · ${labels.errors(faults)}`}
          </span>
          <Button size="small" variant="secondary" disabled={entries.length === 0} onClick={() => void copy()}>
            {labels.copy}
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={<Icon name="download" size={16} />}
            disabled={entries.length === 0}
            onClick={() => saveFile(new Blob([logCsv(entries)], { type: 'text/csv;charset=utf-8' }), labels.fileName)}
          >
            {labels.download}
          </Button>
        </Cluster>
      </div>
      <p className={styles.note}>
        {entries.length === 0 ? labels.none : labels.logHint}
        {entries.length > SHOWN && ` ${labels.shown(SHOWN)}`}
      </p>
      {entries.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by keyboard
        <div className={styles.log} role="region" aria-label={labels.log} tabIndex={0}>
          <Table
            caption={labels.log}
            rows={shown.toReversed()}
            rowKey={({ row }) => row}
            columns={[
              {
                key: 'call',
                header: labels.columns.call,
                isTitle: true,
                cell: ({ name, isStep }) => <span className={isStep ? styles.between : styles.code}>{name}</span>,
              },
              {
                key: 'args',
                header: labels.columns.args,
                cell: ({ args }) => <span className={styles.code}>{args.join(', ')}</span>,
              },
              {
                key: 'value',
                header: labels.columns.value,
                cell: ({ value }) => <span className={styles.code}>{value === '' ? '""' : value}</span>,
              },
              {
                key: 'error',
                header: labels.columns.error,
                align: 'end',
                cell: ({ error }) => <span className={error === '0' ? undefined : styles.fault}>{error}</span>,
              },
              {
                key: 'at',
                header: labels.columns.at,
                align: 'end',
                cell: ({ at }) => labels.seconds(at),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
