import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './layout.module.css';

/** Steps of the 4 px grid. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

type LayoutElement = 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'nav' | 'form' | 'main';

const gapStyle = (gap: Gap): CSSProperties => ({ gap: `var(--space-${gap})` });

/** Props of `Stack`. */
export interface StackProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: LayoutElement;
  className?: string;
  children: ReactNode;
}

/** Arranges children vertically. */
export function Stack({ gap = 4, align = 'stretch', as: Element = 'div', className, children }: StackProps) {
  return (
    <Element className={classNames(styles.stack, className)} style={{ ...gapStyle(gap), alignItems: align }}>
      {children}
    </Element>
  );
}

/** Props of `Cluster`. */
export interface ClusterProps extends StackProps {
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Arranges children horizontally, with wrapping. */
export function Cluster({
  gap = 3,
  align = 'center',
  justify = 'start',
  as: Element = 'div',
  className,
  children,
}: ClusterProps) {
  return (
    <Element
      className={classNames(styles.cluster, className)}
      style={{ ...gapStyle(gap), alignItems: align, justifyContent: justify }}
    >
      {children}
    </Element>
  );
}

/**
 * Renders the column of a page: gutters, the product's width and the surrounding space. `reading` is 60–75 characters
 * wide.
 */
export function PageContainer({
  width = 'wide',
  className,
  children,
}: {
  width?: 'wide' | 'form' | 'reading';
  className?: string;
  children: ReactNode;
}) {
  return <div className={classNames(styles.page, styles[width], className)}>{children}</div>;
}

/** Renders the title of a page, with places for a breadcrumb, a sentence and actions. */
export function PageHeader({
  title,
  eyebrow,
  description,
  actions,
}: {
  title: ReactNode;
  eyebrow?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.headerText}>
        {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
        <h1>{title}</h1>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
