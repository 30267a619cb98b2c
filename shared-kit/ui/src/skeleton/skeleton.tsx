import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { ImageRatio } from '../image/image.tsx';
import styles from './skeleton.module.css';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  width?: string;
  height?: string;
  ratio?: ImageRatio;
  shape?: 'block' | 'line' | 'circle';
  className?: string;
}

/**
 * Renders a placeholder in the shape of loading content. Decorative: the loading region announces it (see
 * SkeletonGroup).
 */
export function Skeleton({ width, height, ratio, shape = 'block', className }: SkeletonProps) {
  const box: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: ratio };
  return <span className={classNames(styles.skeleton, styles[shape], className)} style={box} aria-hidden="true" />;
}

/** Renders a placeholder for lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="line" width={index === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}

/** Renders a placeholder for a MediaCard. */
export function SkeletonCard({ ratio = '16/9' }: { ratio?: ImageRatio }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={ratio} className={styles.cardImage} />
      <div className={styles.cardBody}>
        <Skeleton shape="line" width="30%" height="0.75rem" />
        <Skeleton shape="line" width="90%" height="1rem" />
        <Skeleton shape="line" width="55%" height="1rem" />
      </div>
    </div>
  );
}

/** Wraps skeletons and announces the loading state once for screen readers. */
export function SkeletonGroup({ label = 'Carregando', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}
