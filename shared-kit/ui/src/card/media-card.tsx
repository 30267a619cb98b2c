import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { Highlight } from '../highlight/highlight.tsx';
import { Image } from '../image/image.tsx';
import type { ImageRatio } from '../image/image.tsx';
import { useKitLink } from '../link/link-provider.tsx';
import { Progress } from '../progress/progress.tsx';
import styles from './media-card.module.css';

/** Props of `MediaCard`. */
export interface MediaCardProps {
  title: string;
  /** Search text to mark in the title. */
  searched?: string;
  /** Target of the card's link; a locked card has no link. */
  to?: string;
  /** Called on click, instead of `to`, e.g. to open a dialog. */
  onOpen?: () => void;
  image?: string | null;
  ratio?: ImageRatio;
  /** Text above the title, e.g. 'Vídeo' with its icon. */
  eyebrow?: ReactNode;
  description?: ReactNode;
  /** Details under the title: duration, author, average vote. */
  meta?: ReactNode;
  /** Badge on the image's upper corner, e.g. `<Badge>AO VIVO</Badge>`. */
  badge?: ReactNode;
  /** Duration on the image's lower corner: '12 min' or `<Duration seconds={58} />`. */
  duration?: ReactNode;
  /** 0 to 100; undefined shows no bar. */
  progress?: number;
  /** Figure beside the bar, e.g. '3 de 8 · 38%'. */
  progressText?: string | undefined;
  /** State of the item, as `<Status>`. */
  status?: ReactNode;
  /** Reason why the item cannot be opened; when set, the card is locked. */
  lockReason?: ReactNode;
  /** Buttons beside the card's link, e.g. like and share. */
  actions?: ReactNode;
  /** The one button that leads on, at the lower edge, e.g. `<TrainingAction>`. */
  mainAction?: ReactNode;
  /** `row` places the image at the side, for lists. */
  orientation?: 'column' | 'row';
  headingLevel?: 2 | 3 | 4;
  isImagePriority?: boolean;
  className?: string;
}

/**
 * Renders a card of a content, training or product: image first, a title of at most two lines, the whole card as one
 * target.
 */
export function MediaCard(props: MediaCardProps) {
  const { title, image, ratio = '16/9', orientation = 'column', lockReason, progress, progressText } = props;
  const isLocked = lockReason !== undefined;
  return (
    <article
      className={classNames(
        styles.card,
        orientation === 'row' && styles.row,
        isLocked && styles.locked,
        props.className,
      )}
    >
      <div className={styles.media}>
        <Image
          src={image}
          alt=""
          ratio={ratio}
          {...(props.isImagePriority ? { isPriority: true } : {})}
          className={styles.image}
          fallback={<span className={styles.initial}>{title.trim().charAt(0)}</span>}
        />
        {props.badge && <div className={styles.badge}>{props.badge}</div>}
        {props.duration && <span className={styles.duration}>{props.duration}</span>}
        {isLocked && (
          <span className={styles.lock}>
            <Lock size={18} aria-hidden="true" />
          </span>
        )}
      </div>
      {progress !== undefined && (
        <div className={classNames(styles.progress, progressText !== undefined && styles.withText)}>
          <Progress percent={progress} size="thin" label={`Progresso de ${title}`} valueText={progressText} />
        </div>
      )}
      <div className={styles.body}>
        {props.eyebrow && <div className={styles.eyebrow}>{props.eyebrow}</div>}
        <CardTitle {...props} isLocked={isLocked} />
        {props.description && <p className={styles.description}>{props.description}</p>}
        {props.meta && <div className={styles.meta}>{props.meta}</div>}
        {isLocked && <p className={styles.lockReason}>{lockReason}</p>}
        {(props.status || props.actions) && (
          <div className={styles.foot}>
            {props.status}
            {props.actions && <div className={styles.actions}>{props.actions}</div>}
          </div>
        )}
        {props.mainAction && <div className={styles.mainAction}>{props.mainAction}</div>}
      </div>
    </article>
  );
}

function CardTitle({
  title,
  searched,
  to,
  onOpen,
  headingLevel = 3,
  isLocked,
}: MediaCardProps & { isLocked: boolean }) {
  const Link = useKitLink();
  const Heading = `h${headingLevel}` as const;
  const text = (
    <span className={styles.titleText}>
      {searched === undefined ? title : <Highlight text={title} searched={searched} />}
    </span>
  );
  return (
    <Heading className={styles.title}>
      {isLocked || (to === undefined && !onOpen) ? (
        text
      ) : to !== undefined ? (
        <Link to={to} className={styles.target} title={title}>
          {text}
        </Link>
      ) : (
        <button type="button" className={styles.target} title={title} onClick={onOpen}>
          {text}
        </button>
      )}
    </Heading>
  );
}
