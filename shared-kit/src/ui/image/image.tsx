import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../progress/spinner.tsx';
import styles from './image.module.css';

export type ImageRatio = '16/9' | '21/9' | '4/3' | '3/2' | '1/1' | '3/4' | '2/3';

export interface ImageProps {
  src: string | null | undefined;
  /** What it shows; empty where it only decorates. */
  alt: string;
  /** Reserved before it loads, so that nothing moves. */
  ratio?: ImageRatio;
  fit?: 'cover' | 'contain';
  /** Load at once: above the fold. */
  isPriority?: boolean;
  sizes?: string;
  srcSet?: string;
  /** Spins while it loads, for 7 s at most (A9-02): for pictures that fill a large part of the screen. */
  hasLoader?: boolean;
  /** Shown without an address or when it fails; by default a plain tinted area. */
  fallback?: ReactNode;
  className?: string;
}

/** A picture in a box whose ratio is known before it loads. */
export function Image({
  src,
  alt,
  ratio = '16/9',
  fit = 'cover',
  isPriority,
  sizes,
  srcSet,
  hasLoader,
  fallback,
  className,
}: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  const isShown = Boolean(src) && failedSrc !== src;
  return (
    <span className={classNames(styles.frame, className)} style={{ aspectRatio: ratio }}>
      {isShown && src ? (
        <img
          key={src}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          className={classNames(styles.image, styles[fit])}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setLoadedSrc(src)}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span className={styles.fallback} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          {fallback}
        </span>
      )}
      {hasLoader && isShown && loadedSrc !== src && <Loader key={`loader of ${src}`} />}
    </span>
  );
}

/** A9-02. What takes longer comes without being announced any more. */
const LOADER_MS = 7000;

function Loader() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LOADER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : (
    <span className={styles.loader} data-image-loader="">
      <Spinner />
    </span>
  );
}
