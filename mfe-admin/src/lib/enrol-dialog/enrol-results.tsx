import type { EnrolmentRefusals } from '@shared-kit/contracts/admin';
import { labels } from './labels.ts';
import styles from './enrol-dialog.module.css';

interface EnrolResult {
  readonly idTraining: number;
  readonly title: string;
  readonly enrolled: number;
  readonly refused: EnrolmentRefusals;
}

/** Lists the outcome for each chosen person, by training. */
export function EnrolResults({ results }: { results: readonly EnrolResult[] }) {
  return (
    <ul className={styles.results} role="status">
      {results.map(({ idTraining, title, enrolled, refused }) => (
        <li key={idTraining}>
          <strong>{title}</strong>: {labels.enrolled(enrolled)}
          <RefusalList refused={refused} />
        </li>
      ))}
    </ul>
  );
}

/** Causes why people are not enrolled, with how many. */
function RefusalList({ refused }: { refused: EnrolmentRefusals }) {
  const causes = refusalWords(refused);
  if (causes.length === 0) return null;
  return (
    <ul className={styles.refusals}>
      {causes.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function refusalWords(refused: EnrolmentRefusals): string[] {
  const causes = Object.keys(labels.refusals) as (keyof EnrolmentRefusals)[];
  return causes.filter((cause) => refused[cause] > 0).map((cause) => labels.refusals[cause](refused[cause]));
}
