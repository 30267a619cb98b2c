import { useState } from 'react';
import { acceptanceStates, adminPersonPath } from '@shared-kit/contracts/admin';
import type { AcceptanceState } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { Link } from '@shared-kit/runtime/router';
import { Button, Cluster, EmptyState, Field, Icon, QueryStates, Select, SkeletonText, Table } from '@shared-kit/ui';
import type { NewestFirstPlace } from '../../lib/newer-older.tsx';
import { useTermsPeople } from './company-terms.queries.ts';
import { labels } from './labels.ts';
import styles from './company-terms.module.css';

interface WhoAcceptedProps {
  name: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}

/** People with access who have accepted a version of the terms, or who have not. */
export function WhoAccepted({ name, names, onChoose }: WhoAcceptedProps) {
  const [state, setState] = useState<AcceptanceState>('accepted');
  const [place, setPlace] = useState<NewestFirstPlace>({});
  const query = useTermsPeople({ name, state, place });
  return (
    <>
      <div className={styles.choices}>
        <Field label={labels.whoVersion}>
          <Select
            value={name}
            options={names.map((value) => ({ value, label: value }))}
            onChange={(event) => onChoose(event.target.value)}
          />
        </Field>
        <Field label={labels.whoState}>
          <Select
            value={state}
            options={acceptanceStates.map((value) => ({ value, label: labels.states[value] }))}
            onChange={(event) => {
              setState(event.target.value as AcceptanceState);
              setPlace({});
            }}
          />
        </Field>
      </div>
      <QueryStates
        query={query}
        errorTitle={labels.peopleFailed}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ people }) => people.length === 0}
        empty={
          <EmptyState icon={<Icon name="users" size={28} />} title={labels.nobody} description={labels.nobodyHint} />
        }
      >
        {({ people, places: { previous, next } }) => (
          <>
            <Table
              caption={labels.states[state]}
              rows={people}
              rowKey={({ idPerson }) => idPerson}
              columns={[
                {
                  key: 'person',
                  header: labels.person,
                  isTitle: true,
                  cell: ({ idPerson, name: person }) => <Link to={adminPersonPath(idPerson)}>{person}</Link>,
                },
                { key: 'department', header: labels.department, cell: ({ department }) => department },
                ...(state === 'accepted'
                  ? [
                      {
                        key: 'when',
                        header: labels.when,
                        cell: ({ acceptedAt }: { acceptedAt: string | null }) =>
                          acceptedAt === null ? '' : formatDateTime(acceptedAt),
                      },
                    ]
                  : []),
              ]}
            />
            {(previous !== null || next !== null) && (
              <Cluster justify="end">
                <Button
                  size="small"
                  variant="secondary"
                  disabled={previous === null}
                  onClick={() => setPlace({ before: previous ?? '' })}
                >
                  {labels.previous}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={next === null}
                  onClick={() => setPlace({ after: next ?? '' })}
                >
                  {labels.next}
                </Button>
              </Cluster>
            )}
          </>
        )}
      </QueryStates>
    </>
  );
}
