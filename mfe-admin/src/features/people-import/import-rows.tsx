import { useState } from 'react';
import { importRowStates } from '@shared-kit/contracts/admin';
import type { ImportRow, ImportRowState, PeopleImport } from '@shared-kit/contracts/admin';
import { Button, Cluster, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { useImportRows } from './people-import.queries.ts';
import styles from './people-import.module.css';

/** Sorts rows that need attention first. */
const order: readonly ImportRowState[] = ['refused', 'conflict', 'new', 'changed', 'same'];

/** Rows of the file by what they do, each with its line. */
export function ImportRows({ file }: { file: PeopleImport }) {
  const states = order.filter((state) => importRowStates.includes(state) && file.counts[state] > 0);
  return (
    <section aria-label={labels.rows.title}>
      <Tabs
        label={labels.rows.title}
        appearance="pill"
        tabs={states.map((state) => ({
          key: state,
          label: labels.rows.states[state],
          count: file.counts[state],
          content: <RowsOfState idImport={file.idImport} state={state} />,
        }))}
      />
    </section>
  );
}

function RowsOfState({ idImport, state }: { idImport: number; state: ImportRowState }) {
  const [place, setPlace] = useState<{ after?: string; before?: string }>({});
  const query = useImportRows({ idImport, state, place });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.rows.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<p>{labels.rows.none}</p>}
    >
      {({ rows, places }) => (
        <Stack>
          <Table
            caption={labels.rows.states[state]}
            rows={rows}
            rowKey={({ line }) => line}
            columns={[
              { key: 'line', header: labels.rows.line, cell: ({ line }) => line },
              {
                key: 'person',
                header: labels.rows.person,
                isTitle: true,
                cell: ({ name, identifier }) => name || identifier,
              },
              { key: 'what', header: labels.rows.what, cell: (row) => <RowText row={row} /> },
              ...(rows.some(({ outcome }) => outcome !== null)
                ? [{ key: 'outcome', header: labels.rows.outcome, cell: (row: ImportRow) => outcomeText(row) }]
                : []),
            ]}
          />
          {(places.previous !== null || places.next !== null) && (
            <Cluster justify="end">
              <Button
                size="small"
                variant="secondary"
                disabled={places.previous === null}
                onClick={() => setPlace({ before: places.previous ?? '' })}
              >
                {labels.rows.previous}
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={places.next === null}
                onClick={() => setPlace({ after: places.next ?? '' })}
              >
                {labels.rows.next}
              </Button>
            </Cluster>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}

function RowText({ row }: { row: ImportRow }) {
  const texts =
    row.state === 'refused'
      ? row.faults.map(({ column, value, message }) => labels.rows.fault(column, value, message))
      : row.changes.map(({ field, before, after }) =>
          row.state === 'new'
            ? labels.rows.value(labels.fields[field], after)
            : labels.rows.change(labels.fields[field], before, after),
        );
  if (texts.length === 0) return labels.rows.same;
  return (
    <ul className={styles.texts}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function outcomeText({ outcome, note }: ImportRow): string {
  if (outcome === null) return '';
  return note === '' ? labels.outcomes[outcome] : `${labels.outcomes[outcome]}. ${note}`;
}
