import type { WaitingPerson } from '@shared-kit/contracts/admin';
import { formatDateTime } from '@shared-kit/contracts/calendar';
import { EmptyState, Icon, IconButton, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { notify } from '@shared-kit/ui/toast';
import { TwoLines } from '../../lib/people-grid/cells.tsx';
import { labels } from './labels.ts';
import { useMoveWaiting, useRemoveWaiting, useWaiting } from './waiting-list.queries.ts';
import styles from './waiting-list.module.css';

/** People who wait for a seat in a class, in their order, which may be changed. */
export function WaitingList({ idClass, needApproval }: { idClass: number; needApproval: boolean }) {
  const query = useWaiting(idClass);
  const move = useMoveWaiting();
  const { remove, isHidden } = useRemoveWaiting(idClass);
  const all = query.data?.people ?? [];
  const shown = all.filter(({ idPerson }) => !isHidden(idPerson));
  /** Gives a person the place of another one, who may have people before them that are about to leave the list. */
  const moveTo = async ({ idPerson, name }: WaitingPerson, other: WaitingPerson | undefined) => {
    if (!other) return;
    const place = all.indexOf(other) + 1;
    try {
      await move.mutateAsync({ params: { idClass, idPerson }, body: { place } });
      notify({ kind: 'success', text: labels.moved(name, shown.indexOf(other) + 1) });
    } catch (error) {
      notify({ kind: 'error', text: labels.failed, error });
    }
  };
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={6} />}
      isEmpty={() => shown.length === 0}
      empty={
        <EmptyState
          icon={<Icon name="hourglass" size={28} />}
          title={labels.none}
          description={needApproval ? labels.noneWithApproval : labels.noneHint}
        />
      }
    >
      {() => (
        <Stack>
          <p className={styles.quiet}>{labels.hint}</p>
          <ol className={styles.list} aria-label={labels.list}>
            {shown.map((person, index) => (
              <li key={person.idPerson} className={styles.row}>
                <span className={styles.place}>{index + 1}º</span>
                <span className={styles.who}>
                  <TwoLines
                    first={person.name}
                    second={[person.department, labels.since(formatDateTime(person.joinedAt))]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </span>
                <span className={styles.actions}>
                  <IconButton
                    label={labels.up(person.name)}
                    icon={<Icon name="chevron-up" size={20} />}
                    disabled={index === 0 || move.isPending}
                    onClick={() => void moveTo(person, shown[index - 1])}
                  />
                  <IconButton
                    label={labels.down(person.name)}
                    icon={<Icon name="chevron-down" size={20} />}
                    disabled={index === shown.length - 1 || move.isPending}
                    onClick={() => void moveTo(person, shown[index + 1])}
                  />
                  <IconButton
                    label={labels.remove(person.name)}
                    icon={<Icon name="close" size={20} />}
                    onClick={() => remove(person)}
                  />
                </span>
              </li>
            ))}
          </ol>
        </Stack>
      )}
    </QueryStates>
  );
}
