import { useState } from 'react';
import { exportAuditActs, listAuditActs, listAuditOptions } from '@shared-kit/contracts/admin';
import type { AuditFilter } from '@shared-kit/contracts/admin';
import { apiQueryOptions, call, useApiQuery, useInvalidate, useQuery } from '@shared-kit/runtime/api';
import { Alert, Button, Cluster, Field, Icon, QueryStates, SkeletonText, Stack, TextInput } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { saveFile } from '@shared-kit/ui/download';
import { NewerOlder } from '../../lib/newer-older.tsx';
import { GridEmpty } from '../../lib/people-grid/grid-empty.tsx';
import { GridFilters } from '../../lib/people-grid/grid-filters.tsx';
import { ProvenDownload } from '../../lib/proven-download/proven-download.tsx';
import { SavedViews } from '../../lib/saved-views/saved-views.tsx';
import { useGridAddress } from '../../lib/use-grid-address.ts';
import type { GridAddress } from '../../lib/use-grid-address.ts';
import { AuditActs } from './audit-acts.tsx';
import { auditFilterIn, auditFilterNames } from './audit-filter.rules.ts';
import type { AuditFilterName } from './audit-filter.rules.ts';
import { labels } from './labels.ts';
import styles from './audit-log.module.css';

const nothing = (): void => undefined;

/** Log of changes of the company, with search and filters in the address, and its export. */
export function SearchAuditLog() {
  const address = useGridAddress(auditFilterNames, '');
  const filter = auditFilterIn(address.filter);
  const { after, before } = address;
  const query = useQuery({
    ...apiQueryOptions(listAuditActs, {
      query: { ...filter, ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) },
    }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
  return (
    <Stack>
      <AuditFilters address={address} />
      <Cluster justify="space-between" align="end">
        <Period address={address} />
        <ExportAudit filter={filter} />
      </Cluster>
      <SavedViews list="audit" filters={auditFilterNames} />
      {filter.batch !== undefined && (
        <Alert
          title={labels.batch}
          action={
            <Button size="small" variant="secondary" onClick={() => address.setFilter('lote', '')}>
              {labels.leaveBatch}
            </Button>
          }
        />
      )}
      <QueryStates
        query={query}
        errorTitle={labels.loadFailed}
        skeleton={<SkeletonText lines={10} />}
        isEmpty={({ acts }) => acts.length === 0}
        empty={<GridEmpty address={address} labels={labels} action={undefined} icon="history" />}
      >
        {({ acts, places }) => {
          const { onPrevious, onNext } = address.turns(places);
          return (
            <div className={styles.results} aria-busy={query.isPlaceholderData}>
              <AuditActs acts={acts} shared={filter.batch === undefined ? undefined : 'batch'} />
              <NewerOlder places={places} onGo={(place) => (place.before === undefined ? onNext : onPrevious)?.()} />
            </div>
          );
        }}
      </QueryStates>
    </Stack>
  );
}

function AuditFilters({ address }: { address: GridAddress<AuditFilterName> }) {
  const { acts = [], actors = [], onBehalfOf = [], hasSystem = false } = useApiQuery(listAuditOptions, {}).data ?? {};
  const people = (list: typeof actors) => list.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <GridFilters
      address={address}
      labels={labels}
      onChange={nothing}
      filters={[
        {
          name: 'acao',
          label: labels.act,
          any: labels.anyAct,
          options: acts.map(({ act, title }) => ({ value: act, label: title })),
        },
        {
          name: 'quem',
          label: labels.actor,
          any: labels.anyActor,
          options: [...(hasSystem ? [{ value: 'system', label: labels.system }] : []), ...people(actors)],
        },
        { name: 'em-nome-de', label: labels.behalf, any: labels.anyBehalf, options: people(onBehalfOf) },
      ]}
    />
  );
}

function Period({ address }: { address: GridAddress<AuditFilterName> }) {
  const bound = (name: 'desde' | 'ate') => ({
    type: 'date',
    value: address.filter(name),
    onChange: (event: { target: { value: string } }) => address.setFilter(name, event.target.value),
  });
  return (
    <div className={styles.period}>
      <Field label={labels.since}>
        <TextInput {...bound('desde')} max={address.filter('ate')} />
      </Field>
      <Field label={labels.until}>
        <TextInput {...bound('ate')} min={address.filter('desde')} />
      </Field>
    </div>
  );
}

function ExportAudit({ filter }: { filter: AuditFilter }) {
  const [isAsking, setAsking] = useState(false);
  const invalidate = useInvalidate();
  return (
    <>
      <Button variant="secondary" icon={<Icon name="download" />} onClick={() => setAsking(true)}>
        {labels.export}
      </Button>
      {isAsking && (
        <ProvenDownload
          title={labels.exportTitle}
          download={async (password) => {
            saveFile(await call(exportAuditActs, { body: { ...filter, password } }), labels.fileName);
            notify({ kind: 'success', text: labels.exported });
            invalidate(listAuditActs, listAuditOptions);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{labels.exportSays}</p>
        </ProvenDownload>
      )}
    </>
  );
}
