import { useState } from 'react';
import { personPath } from '@shared-kit/contracts/content';
import { searchUsers } from '@shared-kit/contracts/identity';
import type { MenuSection, UserListItem } from '@shared-kit/contracts/identity';
import { Avatar, EmptyState, Icon, PageHeader, QueryStates, SearchInput, Skeleton, useKitLink } from '@shared-kit/ui';
import { useSettled } from '@shared-kit/ui/search';
import { labels as common } from '../../lib/labels.ts';
import { MoreButton } from '../../lib/more-button.tsx';
import { usePages } from '../../lib/use-pages.ts';
import { labels } from './labels.ts';
import styles from './user-directory.module.css';

/** Number of people that the user directory loads at a time (A9-04). */
const pageSize = 10;

/** Section type 14: the people of the company, with a search by name (A2s-33, A5-23). */
export function UserDirectoryScreen({ section: { menuOption } }: { section: MenuSection }) {
  const [text, setText] = useState('');
  const searchText = useSettled(text.trim());
  const query = usePages({
    endpoint: searchUsers,
    pageSize,
    input: { query: { onlyActive: 'true', ...(searchText === '' ? {} : { searchText }) } },
    items: ({ userList }) => userList,
    total: ({ totalRecords }) => totalRecords,
  });
  const total = query.data?.total ?? 0;
  return (
    <>
      <PageHeader title={menuOption.text} description={menuOption.description} />
      <div className={styles.tools}>
        <SearchInput
          label={labels.search}
          value={text}
          maxLength={100}
          className={styles.search ?? ''}
          onValueChange={setText}
        />
        <p className={styles.count} role="status">
          {query.data ? labels.count(total) : ''}
        </p>
      </div>
      <QueryStates
        query={query}
        skeleton={
          <ul role="list" className={styles.people}>
            {Array.from({ length: pageSize }, (_, index) => (
              <li key={index}>
                <Skeleton height="4.5rem" />
              </li>
            ))}
          </ul>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={searchText === '' ? common.empty : labels.nobody(searchText)}
            icon={<Icon name="users" size={28} />}
          />
        }
      >
        {({ items }) => (
          <>
            <ul role="list" className={styles.people} aria-label={menuOption.text}>
              {items.map((person) => (
                <Person key={person.email} person={person} />
              ))}
            </ul>
            <MoreButton pages={query} shown={items.length} total={total} />
          </>
        )}
      </QueryStates>
    </>
  );
}

function Person({ person }: { person: UserListItem }) {
  const Link = useKitLink();
  return (
    <li className={styles.person}>
      <Avatar name={person.name} src={person.photo} isDecorative />
      <div className={styles.words}>
        <Link to={personPath(person)} className={styles.name}>
          {person.name}
        </Link>
        <span className={styles.email}>{person.email}</span>
      </div>
    </li>
  );
}
