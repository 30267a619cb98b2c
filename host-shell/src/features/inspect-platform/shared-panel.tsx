import type { ReactNode } from 'react';
import { Badge, EmptyState, Icon, Table } from '@shared-kit/ui';
import { useJournal } from '../../lib/remote-journal/remote-journal.ts';
import { sharedRows } from './inspection.rules.ts';
import { labels } from './labels.ts';
import { shareScope } from './share-scope.ts';

/** Lists the modules that exist once in the page, and the provider of each. */
export function SharedPanel(): ReactNode {
  // The scope publishes no changes; it changes when remotes load.
  useJournal();
  const rows = sharedRows(shareScope());
  const { sharedColumns: columns } = labels;
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Icon name="layers" size={28} />}
        title={labels.sharedEmpty}
        description={labels.sharedEmptyHint}
      />
    );
  return (
    <Table
      caption={labels.tabs.shared}
      rows={rows}
      rowKey={({ module, version, from }) => `${module} ${version} ${from}`}
      columns={[
        {
          key: 'module',
          header: columns.module,
          isTitle: true,
          cell: ({ module }) => <code>{module}</code>,
          sortValue: ({ module }) => module,
        },
        { key: 'version', header: columns.version, cell: ({ version }) => <code>{version}</code> },
        { key: 'from', header: columns.from, cell: ({ from }) => from, sortValue: ({ from }) => from },
        {
          key: 'state',
          header: columns.state,
          cell: ({ isLoaded }) => (
            <Badge tone={isLoaded ? 'success' : 'neutral'}>{isLoaded ? labels.isLoaded : labels.isOffered}</Badge>
          ),
        },
        {
          key: 'usedBy',
          header: columns.usedBy,
          cell: ({ usedBy }) => (usedBy.length === 0 ? labels.unknown : usedBy.join(', ')),
        },
      ]}
    />
  );
}
