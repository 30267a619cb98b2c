import { MAX_SCORM_ATTEMPTS, listScormAttempts } from '@shared-kit/contracts/admin';
import type { ScormAttempt } from '@shared-kit/contracts/admin';
import { useApiQuery } from '@shared-kit/runtime/api';
import { Alert, EmptyState, Icon, QueryStates, SkeletonText, Stack } from '@shared-kit/ui';
import { AttemptCard } from './attempt-card.tsx';
import { labels } from './labels.ts';
import styles from './scorm-track.module.css';

/** Reads everything that a person has done in a content. */
export function usePersonTrack(idContentItem: number, idPerson: number) {
  return useApiQuery(
    listScormAttempts,
    { params: { idContentItem }, query: { idPerson, limit: MAX_SCORM_ATTEMPTS } },
    { staleTime: 0 },
  );
}

const keyOf = ({ lesson, attempt, at, isCurrent }: ScormAttempt) => `${lesson.idSco}:${attempt}:${at}:${isCurrent}`;

/** Shows each attempt of a person on each lesson of a content, with answers and objectives. */
export function ScormTrack({ query }: { query: ReturnType<typeof usePersonTrack> }) {
  return (
    <QueryStates
      query={query}
      errorTitle={labels.loadFailed}
      skeleton={<SkeletonText lines={10} />}
      isEmpty={({ attempts }) => attempts.length === 0}
      empty={<EmptyState icon={<Icon name="history" size={28} />} title={labels.none} description={labels.noneHint} />}
    >
      {({ attempts, next }) => (
        <Stack>
          {next !== null && <Alert tone="info" title={labels.more} />}
          <ul className={styles.attempts}>
            {attempts.map((attempt) => (
              <li key={keyOf(attempt)}>
                <AttemptCard attempt={attempt} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </QueryStates>
  );
}
