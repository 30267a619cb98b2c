import type { ReactNode } from 'react';
import type { UserListItem } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import {
  Button,
  Checkbox,
  EmptyState,
  Field,
  Icon,
  Pagination,
  QueryStates,
  Skeleton,
  Stack,
  Table,
  TextInput,
} from '@shared-kit/ui';
import type { TableColumn } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { maxSearchText } from './support.rules.ts';
import type { useSupportSearch } from './use-support-search.ts';
import styles from './support-access.module.css';

interface SupportSearchProps {
  readonly people: ReturnType<typeof useSupportSearch>;
  onChoose(person: UserListItem): void;
}

/** B2.15: search for the person who needs help. */
export function SupportSearch({ people, onChoose }: SupportSearchProps): ReactNode {
  const { leadsTeam } = useActiveSession().viewer;
  return (
    <Stack gap={4}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          people.search();
        }}
      >
        <Field label={labels.search} className={styles.searchField ?? ''}>
          <TextInput
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={maxSearchText}
            value={people.text}
            onChange={(event) => people.setText(event.target.value)}
          />
        </Field>
        <Button type="submit" icon={<Icon name="search" />}>
          {labels.submit}
        </Button>
      </form>
      {leadsTeam && (
        <Checkbox
          label={labels.onlyTeam}
          checked={people.onlyTeam}
          onChange={(event) => people.showTeam(event.target.checked)}
        />
      )}
      <div className={styles.results}>
        <Results people={people} onChoose={onChoose} />
      </div>
      <p className={styles.note}>
        <Icon name="info" size={16} />
        {labels.note}
      </p>
    </Stack>
  );
}

function Results({ people, onChoose }: SupportSearchProps): ReactNode {
  if (people.listing.kind === 'nothing')
    return <EmptyState size="compact" icon={<Icon name="users" size={28} />} title={labels.start} />;
  return (
    <QueryStates
      query={people.query}
      skeleton={[0, 1, 2].map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
      isEmpty={({ userList }) => userList.length === 0}
      empty={<EmptyState size="compact" title={labels.noResult} />}
    >
      {({ userList }) => (
        <Stack gap={4}>
          <Table
            caption={labels.caption}
            columns={columns(onChoose)}
            rows={userList}
            rowKey={(person) => person.idUser ?? person.email}
          />
          <Pagination page={people.page} pageCount={people.pageCount} onPageChange={people.turnTo} />
        </Stack>
      )}
    </QueryStates>
  );
}

function columns(onChoose: (person: UserListItem) => void): readonly TableColumn<UserListItem>[] {
  return [
    { key: 'name', header: labels.columns.name, cell: ({ name }) => name, isTitle: true },
    {
      key: 'email',
      header: labels.columns.email,
      cell: ({ email }) => <span className={styles.breakable}>{email}</span>,
    },
    {
      key: 'login',
      header: labels.columns.login,
      cell: ({ username }) => <span className={styles.breakable}>{username}</span>,
    },
    {
      key: 'action',
      header: labels.columns.action,
      cell: (person) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={labels.chooseSpoken(person.name)}
          onClick={() => onChoose(person)}
        >
          {labels.choose}
        </Button>
      ),
    },
  ];
}
