import { Avatar, Button, EmptyState, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { BlockState } from '../../lib/posting-block/block-state.tsx';
import { labels as blockLabels } from '../../lib/posting-block/labels.ts';
import { useBlockedPeople, useLift } from '../../lib/posting-block/posting-block.queries.ts';
import { labels } from './labels.ts';
import styles from './moderation.module.css';

const words = labels.blocked;

/** People who may not comment, chat and upload, newest block first. */
export function BlockedPeople() {
  const query = useBlockedPeople();
  const lift = useLift();
  return (
    <QueryStates
      query={query}
      errorTitle={words.loadFailed}
      skeleton={<SkeletonText lines={8} />}
      isEmpty={({ people }) => people.length === 0}
      empty={<EmptyState icon={<Icon name="lock" size={28} />} title={words.none} description={words.noneHint} />}
    >
      {({ people }) => (
        <ul className={styles.rows} aria-label={words.caption}>
          {people.map(({ person, ...block }) => (
            <li key={person.idPerson} className={styles.row}>
              <Avatar name={person.name} src={person.photo} size="small" isDecorative />
              <span className={styles.body}>
                <span>
                  <strong>{person.name}</strong> <span className={styles.quiet}>{person.department}</span>
                </span>
                <BlockState block={block} />
              </span>
              <span className={styles.actions}>
                <Button
                  size="small"
                  variant="secondary"
                  disabled={lift.isBusy}
                  aria-label={blockLabels.liftOf(person.name)}
                  onClick={() => lift.run(person, block)}
                >
                  {blockLabels.lift}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}
