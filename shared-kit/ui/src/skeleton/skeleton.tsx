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

/** Props of `SkeletonCard`. */
export interface SkeletonCardProps {
  ratio?: ImageRatio;
  /** Parts of the loading card: a training has a foot and a main action, a started one also its progress. */
  kind?: 'content' | 'training' | 'started';
}

/** Renders a placeholder for a MediaCard. Its lines are as high as the card's texts, so that the card takes its room. */
export function SkeletonCard({ ratio = '16/9', kind = 'content' }: SkeletonCardProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={ratio} className={styles.cardImage} />
      {kind === 'started' && <CardLine className={styles.cardProgress} width="100%" />}
      <div className={styles.cardBody}>
        <CardLine className={styles.eyebrow} width="30%" />
        <CardLine className={styles.title} width="90%" />
        <CardLine className={styles.title} width="55%" />
        <CardLine className={styles.meta} width="40%" />
        {kind !== 'content' && (
          <>
            <CardLine className={styles.foot} width="45%" />
            <Skeleton className={styles.mainAction} />
          </>
        )}
      </div>
    </div>
  );
}

function CardLine({ className, width }: { className: string | undefined; width: string }) {
  return (
    <span className={classNames(styles.cardLine, className)}>
      <Skeleton shape="line" width={width} height="60%" />
    </span>
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
