import { levelPath } from '@shared-kit/contracts/learning';
import { contentKind, timeLeft } from '@shared-kit/media/content-labels';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Icon, Image, Progress, useKitLink } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { useItemPath } from '../../lib/use-item-path.ts';
import { labels } from './labels.ts';
import { secondsLeft } from './resume.rules.ts';
import type { Resumed } from './resume.rules.ts';
import styles from './resume-hero.module.css';

/** Renders what the person used last as one large link that continues it. */
export function ResumeHero({ first }: { first: Resumed }) {
  const Link = useKitLink();
  const { title, to, image, progress, icon, details } = useHero(first);
  return (
    <article className={styles.hero}>
      <div className={styles.stage}>
        <Image src={image} alt="" isPriority className={styles.picture} fallback={<Icon name={icon} size={48} />} />
        <span className={styles.play}>
          <Icon name="play" size={24} isFilled />
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.details}>
          <Icon name={icon} size={18} />
          {details.join(' · ')}
        </p>
        <h3 className={styles.title}>
          <Link to={to} className={styles.target}>
            {labels.continue(title)}
          </Link>
        </h3>
        {progress > 0 && (
          <div className={styles.progress}>
            <Progress percent={progress} label={`Progresso de ${title}`} showsValue />
          </div>
        )}
      </div>
    </article>
  );
}

interface Hero {
  readonly title: string;
  readonly to: string;
  readonly image: string;
  readonly progress: number;
  readonly icon: IconName;
  readonly details: readonly string[];
}

function useHero(first: Resumed): Hero {
  const pathOf = useItemPath();
  if (first.kind === 'training') {
    const { idEnrollment, title, image, progress } = first.training;
    return { title, to: levelPath(idEnrollment), image, progress, icon: 'training', details: [labels.training] };
  }
  const { item } = first;
  const { label, icon } = contentKind(item.idContentType);
  const seconds = secondsLeft(item);
  return {
    title: item.text,
    to: pathOf(item, item.idSection),
    image: item.image,
    progress: item.progress,
    icon,
    details: seconds > 0 ? [label, timeLeft(formatDurationWords(seconds))] : [label],
  };
}
