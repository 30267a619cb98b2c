import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useKitLink } from '../link/link-provider.tsx';
import type { KitLinkProps } from '../link/link-provider.tsx';
import styles from './icon-button.module.css';

interface IconButtonAppearance {
  /** Name of the action; read by screen readers and shown on hover. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'filled' | 'onMedia';
  size?: 'small' | 'medium';
  /** Count on the icon's corner, e.g. items in the cart; 0 shows none. */
  badge?: number;
}

/** Props of `IconButton`. */
export type IconButtonProps = IconButtonAppearance &
  (
    | (Omit<ComponentPropsWithRef<'button'>, 'children'> & { to?: undefined })
    | (Omit<KitLinkProps, 'children'> & { disabled?: undefined })
  );

/** Renders an icon-only button with a target of at least 36 px and a required spoken label. */
export function IconButton({ label, icon, variant = 'plain', size = 'medium', badge, ...rest }: IconButtonProps) {
  const Link = useKitLink();
  const className = classNames(styles.button, styles[variant], styles[size], rest.className);
  const hasBadge = badge !== undefined && badge > 0;
  const content = (
    <>
      {icon}
      {hasBadge && (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </>
  );
  const spoken = hasBadge ? `${label}, ${badge}` : label;
  if (rest.to !== undefined) {
    return (
      <Link title={label} {...rest} aria-label={spoken} className={className}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" title={label} {...rest} aria-label={spoken} className={className}>
      {content}
    </button>
  );
}
