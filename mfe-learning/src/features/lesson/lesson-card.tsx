import type { Sco } from '@shared-kit/contracts/learning';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Link } from '@shared-kit/runtime/router';
import { Icon, Progress } from '@shared-kit/ui';
import { shownText } from '../../lib/card-texts.rules.ts';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { labels } from './labels.ts';
import styles from './lesson-card.module.css';
import { isLockedLesson, lessonProgress } from './lessons.rules.ts';
import { LockReason } from './lock-reason.tsx';

interface LessonCardProps {
  readonly sco: Sco;
  readonly level: 2 | 3 | 4;
  readonly addressOf: (idSco: number) => string | undefined;
}

/** Renders one lesson of a package with its progress; a locked lesson shows what has to be done first (B2.5-01). */
export function LessonCard({ sco, level, addressOf }: LessonCardProps) {
  const Heading = `h${level}` as const;
  if (sco.scoType === 'folder') {
    return (
      <Heading className={styles.folder}>
        <Icon name="folder" size={18} />
        {sco.title}
      </Heading>
    );
  }
  const { status } = sco.scoEnrollment;
  const isLocked = isLockedLesson(sco);
  return (
    <article className={styles.card} data-locked={isLocked || undefined}>
      <span className={styles.sign}>
        <Icon name={isLocked ? 'lock' : 'play-circle'} size={22} />
      </span>
      <div className={styles.names}>
        <Heading className={styles.title}>
          {isLocked ? (
            sco.title
          ) : (
            <Link to={addressOf(sco.idSco) ?? ''} className={styles.target}>
              {sco.title}
            </Link>
          )}
        </Heading>
        <LessonDetails sco={sco} />
        {isLocked && (
          <p className={styles.reason}>
            <LockReason sco={sco} addressOf={addressOf} />
          </p>
        )}
      </div>
      <div className={styles.state}>
        <ProgressStatus status={status} />
        <Progress percent={lessonProgress(status)} size="thin" label={`Progresso de ${sco.title}`} />
      </div>
    </article>
  );
}

function LessonDetails({ sco }: { sco: Sco }) {
  const { grade, numberOfAccess, totalTime } = sco.scoEnrollment;
  const details = [
    shownText(sco.label),
    shownText(sco.workload),
    sco.masteryScore === null ? undefined : labels.mastery(sco.masteryScore),
    grade === null ? undefined : labels.grade(grade),
    numberOfAccess === 0 ? undefined : labels.visits(numberOfAccess),
    totalTime < 60 ? undefined : formatDurationWords(totalTime),
  ].flatMap((detail) => detail ?? []);
  if (details.length === 0) return null;
  return (
    <p className={styles.details}>
      {details.map((detail) => (
        <span key={detail}>{detail}</span>
      ))}
    </p>
  );
}
