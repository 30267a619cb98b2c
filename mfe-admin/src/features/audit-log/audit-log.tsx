import { useState } from 'react';
import { listAuditActs } from '@shared-kit/contracts/admin';
import { apiQueryOptions, useQuery } from '@shared-kit/runtime/api';
import { EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { NewerOlder } from '../../lib/newer-older.tsx';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';
import { AuditActs } from './audit-acts.tsx';
import { labels } from './labels.ts';

/** Log of changes of one person. */
export function AuditLog({ idPerson }: { idPerson: number }) {
  const [place, setPlace] = useState<NewestFirstPlace>({});
  const query = useQuery({
    ...apiQueryOptions(listAuditActs, { query: { ...place, idPerson } }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={10} />}
      isEmpty={({ acts }) => acts.length === 0}
      empty={<EmptyState icon={<Icon name="history" size={28} />} title={labels.none} description={labels.noneHint} />}
    >
      {({ acts, places }) => (
        <Stack>
          <AuditActs acts={acts} shared="person" />
          <NewerOlder places={places} onGo={setPlace} />
        </Stack>
      )}
    </QueryStates>
  );
}
