import type { Sco } from '@shared-kit/contracts/learning';
import { Icon } from '@shared-kit/ui';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { labels } from './labels.ts';
import { lockOfLesson } from './lessons.rules.ts';
import styles from './package-contents.module.css';

interface PackageContentsProps {
  readonly scos: readonly Sco[];
  readonly idSco: number;
  readonly onChoose: (sco: Sco) => void;
}

/** Renders the table of contents of a package beside its lesson, on wide screens. */
export function PackageContents({ scos, idSco, onChoose }: PackageContentsProps) {
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <Entries scos={scos} idSco={idSco} onChoose={onChoose} />
    </nav>
  );
}

function Entries({ scos, idSco, onChoose }: PackageContentsProps) {
  return (
    <ol role="list" className={styles.entries}>
      {scos.map((sco) => (
        <li key={sco.idSco}>
          <Entry sco={sco} isCurrent={sco.idSco === idSco} onChoose={onChoose} />
          {sco.scoItens.length > 0 && <Entries scos={sco.scoItens} idSco={idSco} onChoose={onChoose} />}
        </li>
      ))}
    </ol>
  );
}

function Entry({ sco, isCurrent, onChoose }: { sco: Sco; isCurrent: boolean; onChoose: (sco: Sco) => void }) {
  if (sco.scoType === 'folder')
    return (
      <span className={styles.folder}>
        {lockOfLesson(sco) !== null && <Icon name="lock" size={14} />}
        {sco.title}
      </span>
    );
  const lock = isCurrent ? null : reasonOf(sco);
  const idLock = `lock-${sco.idSco}`;
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-current={isCurrent ? 'step' : undefined}
        aria-describedby={lock === null ? undefined : idLock}
        disabled={lock !== null}
        onClick={() => !isCurrent && onChoose(sco)}
      >
        <span className={styles.title}>
          {lock !== null && <Icon name="lock" size={14} />}
          {sco.title}
        </span>
        <ProgressStatus status={sco.scoEnrollment.status} />
      </button>
      {lock !== null && (
        <p id={idLock} className={styles.lock}>
          {lock}
        </p>
      )}
    </>
  );
}

/** Returns why a lesson is locked; null when it is open. */
function reasonOf(sco: Sco): string | null {
  const reason = lockOfLesson(sco);
  return reason !== null && sco.lock !== undefined ? labels.lockedBySequence[sco.lock] : reason;
}
