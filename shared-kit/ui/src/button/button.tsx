import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { useKitLink } from '../link/link-provider.tsx';
import type { KitLinkProps } from '../link/link-provider.tsx';
import { Spinner } from '../progress/spinner.tsx';
import styles from './button.module.css';

/** Visual variant of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** Shows a spinner in place of the label, ignores clicks and keeps the focus. */
  isBusy?: boolean;
  isFullWidth?: boolean;
  /** Icon before the label, e.g. `<Icon name="play" />`. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** Props of a button: with `to` it is a link inside the portal, with `href` a link out of it, otherwise a button. */
export type ButtonProps = ButtonAppearance &
  (
    | (ComponentPropsWithRef<'button'> & { to?: undefined; href?: undefined })
    | (KitLinkProps & { href?: undefined; disabled?: undefined })
    | (ComponentPropsWithRef<'a'> & { href: string; to?: undefined; disabled?: undefined })
  );

/** Renders the standard button of the product. `type` is `button` by default. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isBusy,
  isFullWidth,
  icon,
  iconEnd,
  ...rest
}: ButtonProps) {
  const Link = useKitLink();
  const className = classNames(
    styles.button,
    styles[variant],
    styles[size],
    isFullWidth && styles.fullWidth,
    rest.className,
  );
  const content = (
    <>
      <span className={classNames(styles.content, isBusy && styles.hidden)}>
        {icon}
        {rest.children !== undefined && <span className={styles.label}>{rest.children}</span>}
        {iconEnd}
      </span>
      {isBusy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={className}>
        {content}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={className}>
        {content}
      </a>
    );
  }
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={isBusy ? ignoreWhileBusy : rest.onClick}
    >
      {content}
    </button>
  );
}
