import { adminTrainingEnrolmentsPath, listExpiries } from '@shared-kit/contracts/admin';
import type { Expiry } from '@shared-kit/contracts/admin';
import { formatDate } from '@shared-kit/contracts/calendar';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { Link } from '@shared-kit/runtime/router';
import { EmptyState, Icon, QueryStates, SkeletonText, Status } from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { DataGrid } from '@shared-kit/ui/data-grid';
import { PersonCell } from '../../lib/people-grid/cells.tsx';
import { useGridAddress } from '../../lib/use-grid-address.ts';
import { labels } from './labels.ts';

const columns: readonly TableColumn<Expiry>[] = [
  {
    key: 'person',
    header: labels.columns.person,
    isTitle: true,
    cell: ({ person }) => <PersonCell person={person} tab="inscricoes" second={person.department} />,
  },
  {
    key: 'training',
    header: labels.columns.training,
    cell: ({ idTraining, title }) => <Link to={adminTrainingEnrolmentsPath(idTraining)}>{title}</Link>,
  },
  { key: 'until', header: labels.columns.until, cell: ({ validUntil }) => formatDate(validUntil) },
  {
    key: 'renewal',
    header: labels.columns.renewal,
    cell: ({ isRenewing }) => (
      <Status
        tone={isRenewing ? 'success' : 'warning'}
        icon={<Icon name={isRenewing ? 'check-circle' : 'alert-circle'} size={16} />}
      >
        {isRenewing ? labels.renewing : labels.notRenewing}
      </Status>
    ),
  },
];

const ignore = (): void => undefined;

/** Completions whose validity ends soon, page by page, soonest first. */
export function ListExpiries() {
  const address = useGridAddress([], 'until');
  const { after, before } = address;
  const query = useQuery({
    ...apiQueryOptions(listExpiries, {
      query: { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) },
    }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ expiries }) => expiries.length === 0}
      empty={
        <EmptyState icon={<Icon name="check-circle" size={28} />} title={labels.none} description={labels.noneHint} />
      }
    >
      {({ expiries, total, places }) => (
        <DataGrid
          texts={labels.grid}
          columns={columns}
          rows={expiries}
          rowId={({ idEnrolment }) => idEnrolment}
          total={total}
          sort={address.sort}
          onSortChange={ignore}
          isStale={query.isPlaceholderData}
          {...address.turns(places)}
        />
      )}
    </QueryStates>
  );
}
