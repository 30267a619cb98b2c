import { useState } from 'react';
import { batchOutcomes } from '@shared-kit/contracts/admin';
import type { BatchOutcome, EnrolmentBatch } from '@shared-kit/contracts/admin';
import { Button, Cluster, QueryStates, SkeletonText, Stack, Table } from '@shared-kit/ui';
import { Tabs } from '@shared-kit/ui/overlays';
import { PersonCell } from '../../lib/people-grid/cells.tsx';
import { useBatchRows } from './enrolment-batch.queries.ts';
import { labels } from './labels.ts';

const wanted: readonly BatchOutcome[] = ['enrolled', 'ended'];

/** People for whom the job did not do what was wanted need attention, so they come first. */
const order: readonly BatchOutcome[] = [...batchOutcomes.filter((outcome) => !wanted.includes(outcome)), ...wanted];

/** People of a batch by what became of them. */
export function BatchRows({ batch }: { batch: EnrolmentBatch }) {
  const countOf = (outcome: BatchOutcome) => batch.trainings.reduce((sum, { counts }) => sum + counts[outcome], 0);
  const outcomes = order.filter((outcome) => countOf(outcome) > 0);
  if (outcomes.length === 0) return null;
  return (
    <section aria-label={labels.rows}>
      <Tabs
        label={labels.rows}
        appearance="pill"
        tabs={outcomes.map((outcome) => ({
          key: outcome,
          label: labels.outcomes[outcome],
          count: countOf(outcome),
          content: <RowsOfOutcome idBatch={batch.idBatch} outcome={outcome} />,
        }))}
      />
    </section>
  );
}

function RowsOfOutcome({ idBatch, outcome }: { idBatch: number; outcome: BatchOutcome }) {
  const [place, setPlace] = useState<{ after?: string; before?: string }>({});
  const query = useBatchRows({ idBatch, outcome, place });
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<p>{labels.none}</p>}
    >
      {({ rows, places }) => (
        <Stack>
          <Table
            caption={labels.outcomes[outcome]}
            rows={rows}
            rowKey={({ idRow }) => idRow}
            columns={[
              {
                key: 'person',
                header: labels.person,
                isTitle: true,
                cell: ({ person }) => <PersonCell person={person} tab="inscricoes" second={person.department} />,
              },
              { key: 'training', header: labels.training, cell: ({ title }) => title },
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
                {labels.previous}
              </Button>
              <Button
                size="small"
                variant="secondary"
                disabled={places.next === null}
                onClick={() => setPlace({ after: places.next ?? '' })}
              >
                {labels.next}
              </Button>
            </Cluster>
          )}
        </Stack>
      )}
    </QueryStates>
  );
}
