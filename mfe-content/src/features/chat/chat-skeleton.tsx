import { Skeleton, SkeletonGroup } from '@shared-kit/ui';
import styles from './chat-room.module.css';

const widths = ['58%', '40%', '72%', '34%', '62%', '48%'];

/** Skeleton of message bubbles on both sides. */
export function ChatSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.skeleton}>
        {widths.map((width, index) => (
          <span key={width} className={index % 3 === 1 ? styles.skeletonOwn : styles.skeletonOther}>
            <Skeleton width={width} height={index % 2 === 0 ? '3.75rem' : '2.5rem'} />
          </span>
        ))}
      </div>
    </SkeletonGroup>
  );
}
