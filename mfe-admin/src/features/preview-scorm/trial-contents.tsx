import type { CSSProperties } from 'react';
import type { PreviewedPackage } from '@shared-kit/contracts/admin';
import { Icon, Status } from '@shared-kit/ui';
import { AttemptStatus } from '../../lib/scorm-words.tsx';
import { labels } from './labels.ts';
import styles from './preview-scorm.module.css';

interface TrialContentsProps {
  course: PreviewedPackage;
  onChoose: (id: string) => void;
}

/** Table of contents of a previewed package, with the state of each lesson and why it is closed. */
export function TrialContents({ course, onChoose }: TrialContentsProps) {
  return (
    <nav className={styles.contents} aria-label={labels.contents}>
      <ol role="list" className={styles.entries}>
        {course.contents.map((entry) => (
          <li key={entry.id} style={{ '--level': entry.level } as CSSProperties}>
            {entry.isLesson ? (
              <button
                type="button"
                className={styles.entry}
                aria-current={entry.isCurrent ? 'step' : undefined}
                disabled={!entry.isOpen && !entry.isCurrent}
                onClick={() => !entry.isCurrent && onChoose(entry.id)}
              >
                {entry.title}
                <span className={styles.state}>
                  <AttemptStatus status={entry.status} />
                  {!entry.isCurrent && entry.lock !== null && (
                    <Status tone="neutral" icon={<Icon name="lock" size={16} />}>
                      {labels.locks[entry.lock]}
                    </Status>
                  )}
                </span>
              </button>
            ) : (
              <span className={styles.folder}>{entry.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
