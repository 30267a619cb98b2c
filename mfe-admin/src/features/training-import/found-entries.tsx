import type { TrainingImport } from '@shared-kit/contracts/admin';
import { Table } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** What changes comes first. */
const order = ['new', 'changed', 'same'] as const;

/** What the file brings, and what becomes of each thing. */
export function FoundEntries({ entries }: Pick<TrainingImport, 'entries'>) {
  const { title, kind, state } = labels.entryColumns;
  return (
    <Table
      caption={labels.entriesCaption}
      rows={entries.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))}
      rowKey={(entry) => `${entry.kind}/${entry.key}`}
      columns={[
        { key: 'title', header: title, isTitle: true, cell: (entry) => entry.title },
        { key: 'kind', header: kind, cell: (entry) => labels.kindsOfEntry[entry.kind] },
        { key: 'state', header: state, cell: (entry) => labels.states[entry.state] },
      ]}
    />
  );
}

/** What is wrong with the file: where, and why. */
export function FoundFaults({ faults }: Pick<TrainingImport, 'faults'>) {
  return (
    <Table
      caption={labels.faultsCaption}
      rows={faults.map((fault, index) => ({ ...fault, index }))}
      rowKey={({ index }) => index}
      columns={[
        {
          key: 'place',
          header: labels.faultColumns.place,
          isTitle: true,
          cell: ({ file, line, field }) => labels.place(file, line, field),
        },
        { key: 'message', header: labels.faultColumns.message, cell: ({ message }) => message },
      ]}
    />
  );
}
