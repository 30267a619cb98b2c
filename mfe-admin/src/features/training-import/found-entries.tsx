import type { TrainingImport } from '@shared-kit/contracts/admin';
import { Table } from '@shared-kit/ui';
import { labels } from './labels.ts';

/** States of things, in the order of the list. */
const order = ['new', 'changed', 'same'] as const;

/** List of the things in the file, each with what the import does to it. */
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

/** List of the problems in the file, each with its place and its cause. */
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
