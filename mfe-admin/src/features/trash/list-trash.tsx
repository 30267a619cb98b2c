import { useState } from 'react';
import type { TrashedThing } from '@shared-kit/contracts/admin';
import { formatDate, formatDateTime } from '@shared-kit/contracts/calendar';
import { ApiError } from '@shared-kit/runtime/api';
import { Alert, Button, EmptyState, Icon, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { labels } from './labels.ts';
import { useRestore, useTrash } from './trash.queries.ts';

/** Lists the deleted things that the person may restore, newest first. */
export function ListTrash() {
  const query = useTrash();
  const restore = useRestore();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState('');
  const run = async (thing: TrashedThing) => {
    if (busy !== undefined) return;
    setBusy(keyOf(thing));
    setFailure('');
    try {
      await restore(thing);
      const said = thing.kind === 'domain' ? labels.domainRestored : labels.restored;
      notify({ kind: 'success', text: said(thing.name) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <Stack>
      {failure !== '' && <Alert tone="danger" title={failure} />}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ things }) => things.length === 0}
        empty={<EmptyState icon={<Icon name="trash" size={28} />} title={labels.none} description={labels.noneHint} />}
      >
        {({ things, isMore }) => (
          <Stack>
            <Table
              caption={labels.caption}
              rows={things}
              rowKey={keyOf}
              columns={[
                {
                  key: 'thing',
                  header: labels.columns.thing,
                  isTitle: true,
                  cell: (thing) => <TwoLines first={thing.name} second={detailsOf(thing)} />,
                },
                { key: 'by', header: labels.columns.by, cell: ({ deletedBy }) => deletedBy || labels.nobody },
                { key: 'at', header: labels.columns.at, cell: ({ deletedAt }) => formatDateTime(deletedAt) },
                { key: 'leaves', header: labels.columns.leaves, cell: ({ leavesAt }) => formatDate(leavesAt) },
                {
                  key: 'actions',
                  header: labels.columns.actions,
                  isHeaderHidden: true,
                  align: 'end',
                  cell: (thing) => (
                    <Button
                      size="small"
                      variant="secondary"
                      aria-label={labels.restoreOne(thing.name)}
                      isBusy={busy === keyOf(thing)}
                      onClick={() => void run(thing)}
                    >
                      {labels.restore}
                    </Button>
                  ),
                },
              ]}
            />
            {isMore && <p>{labels.more}</p>}
          </Stack>
        )}
      </QueryStates>
    </Stack>
  );
}

function keyOf(thing: TrashedThing): string {
  if (thing.kind === 'group') return `group:${thing.idGroup}`;
  if (thing.kind === 'view') return `view:${thing.list}:${thing.name}`;
  return `${thing.kind}:${thing.idTrash}`;
}

/** Returns the kind and the place of a thing, or what comes back with it. */
function detailsOf(thing: TrashedThing): string {
  const more =
    thing.kind === 'group'
      ? labels.members(thing.people)
      : thing.kind === 'view'
        ? labels.lists[thing.list]
        : thing.place;
  return [labels.kinds[thing.kind], more].filter((part) => part !== '').join(' · ');
}
