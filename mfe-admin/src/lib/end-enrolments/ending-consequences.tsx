import type { EnrolmentSelection } from '@shared-kit/contracts/admin';
import { useEndingPreview } from '../enrolments.queries.ts';
import { labels } from './labels.ts';
import styles from './ending-consequences.module.css';

interface EndingConsequencesProps {
  selection: EnrolmentSelection;
  isMany: boolean;
}

/** Says how many people lose their access. When they can't be counted, it says what ending an enrolment means. */
export function EndingConsequences({ selection, isMany }: EndingConsequencesProps) {
  const { data, isPending } = useEndingPreview(selection);
  const { notBegun = 0, begun = 0, unchanged = 0 } = data ?? {};
  return (
    <div role="status">
      {isPending && <p>{labels.counting}</p>}
      <ul className={styles.list}>
        {notBegun > 0 && <li>{labels.notBegun(notBegun)}</li>}
        {begun > 0 && <li>{labels.begun(begun)}</li>}
        {unchanged > 0 && <li>{labels.unchanged(unchanged)}</li>}
        <li>{labels.consequences}</li>
        <li>{labels.waiting}</li>
        {isMany && <li>{labels.byJob}</li>}
      </ul>
    </div>
  );
}
