import { adminPersonPath } from '@shared-kit/contracts/admin';
import type { SsoTest } from '@shared-kit/contracts/admin';
import { Link } from '@shared-kit/runtime/router';
import { Alert, Button, Stack, Table } from '@shared-kit/ui';
import { Description, DescriptionList } from '../../lib/description-list/description-list.tsx';
import { labels } from './labels.ts';
import styles from './company-sso.module.css';

interface SsoTestResultProps {
  test: SsoTest;
  /** Called with the attribute that somebody chooses as the login; omitted where nothing can be chosen. */
  onUse?: (attribute: string) => void;
}

/** Shows the identity provider's answer to a test, and whether a login with it would work. */
export function SsoTestResult({ test, onUse }: SsoTestResultProps) {
  const { state, cause, nameId, attributes, login, person } = test;
  if (state === 'waiting') return <Alert title={labels.waiting}>{labels.waitingHint}</Alert>;
  if (state === 'over') return <Alert tone="warning" title={labels.testOver} />;
  const hasPassed = state === 'passed';
  return (
    <Stack>
      <Alert tone={hasPassed ? 'success' : 'danger'} title={hasPassed ? labels.passed : labels.failed}>
        {hasPassed ? `${person ? labels.found(person.name) : ''} ${labels.notSaved}` : cause}
      </Alert>
      <DescriptionList>
        <Description name={labels.nameId}>{nameId || labels.none}</Description>
        <Description name={labels.login}>{login || labels.none}</Description>
        <Description name={labels.person}>
          {person ? <Link to={adminPersonPath(person.idPerson)}>{person.name}</Link> : labels.nobody}
        </Description>
      </DescriptionList>
      {attributes.length === 0 ? (
        <p className={styles.quiet}>{labels.noAttributes}</p>
      ) : (
        <Table
          caption={labels.attributes}
          rows={attributes}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              header: labels.attribute,
              isTitle: true,
              cell: ({ name }) => <span className={styles.long}>{name}</span>,
            },
            {
              key: 'values',
              header: labels.values,
              cell: ({ values }) => <span className={styles.long}>{values.join(', ')}</span>,
            },
            ...(onUse
              ? [
                  {
                    key: 'use',
                    header: '',
                    cell: ({ name }: { name: string }) => (
                      <Button
                        size="small"
                        variant="secondary"
                        aria-label={labels.useAttributeOf(name)}
                        onClick={() => onUse(name)}
                      >
                        {labels.useAttribute}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Stack>
  );
}
