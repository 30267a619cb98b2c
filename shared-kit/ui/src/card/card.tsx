import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  padding?: 'none' | 'regular' | 'large';
  /**
   * `raised` has a shadow, `outlined` a border, `sunken` is quieter than the page, `brand` has the company's colour.
   */
  appearance?: 'raised' | 'outlined' | 'sunken' | 'brand';
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Renders a surface that groups related content. */
export function Card({
  as: Element = 'div',
  padding = 'regular',
  appearance = 'outlined',
  className,
  children,
  ...aria
}: CardProps) {
  const paddingClass = { none: styles.none, regular: styles.regular, large: styles.large }[padding];
  return (
    <Element className={classNames(styles.card, styles[appearance], paddingClass, className)} {...aria}>
      {children}
    </Element>
  );
}

/** Renders the title of a card, with actions at its end. */
export function CardHeader({
  title,
  description,
  actions,
  level = 2,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.header}>
      <div className={styles.headerText}>
        <Heading className={styles.title}>{title}</Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Renders a row of buttons at the end of a card. */
export function CardFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
