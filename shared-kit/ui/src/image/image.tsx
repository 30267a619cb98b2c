import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { focusOf } from '@shared-kit/contracts/page-start';
import { classNames } from '../lib/class-names.ts';
import { Spinner } from '../progress/spinner.tsx';
import styles from './image.module.css';

/** Aspect ratio of an image, width by height. */
export type ImageRatio = '16/9' | '21/9' | '4/3' | '3/2' | '1/1' | '3/4' | '2/3';

/** Props of `Image`. */
export interface ImageProps {
  src: string | null | undefined;
  /** Description of the picture; empty for a decorative one. */
  alt: string;
  /** Ratio reserved before the picture loads, so that the layout does not shift. */
  ratio?: ImageRatio;
  fit?: 'cover' | 'contain';
  /** Loads at once: for pictures above the fold. */
  isPriority?: boolean;
  sizes?: string;
  srcSet?: string;
  /** Shows a loading indicator for at most 7 s (A9-02): for pictures that fill a large part of the screen. */
  hasLoader?: boolean;
  /** Shown without an address or after a failure; a plain tinted area by default. */
  fallback?: ReactNode;
  className?: string;
}

/**
 * Renders a picture in a box whose ratio is known before it loads. A box of another ratio cuts it around the focus that
 * its address names (`…#focus=64,50`), else around its middle.
 */
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
          style={{ objectPosition: focusOf(src) }}
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

/** Maximum time of the loading indicator, in milliseconds (A9-02). */
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
