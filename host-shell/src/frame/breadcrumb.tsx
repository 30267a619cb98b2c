import type { ReactNode } from 'react';
import { Link, useGoBack, usePageTitleStore } from '@shared-kit/runtime/router';
import { desktop, useMediaQuery } from '@shared-kit/ui/theme';
import { Icon, IconButton, VisuallyHidden, classNames } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { crumbText, headerTitle } from './title.rules.ts';
import styles from './breadcrumb.module.css';

/**
 * Renders back link, parents of the page, and its name. The name is left to assistive technology while the page's own
 * heading is on screen (decision 450).
 */
export function Breadcrumb({ isTitleBelow }: { readonly isTitleBelow: boolean }): ReactNode {
  const { title, trail } = usePageTitleStore();
  const screen = useMediaQuery(desktop.layout) ? 'large' : 'small';
  const goBack = useGoBack(trail.at(-1)?.to);
  return (
    <nav
      className={classNames(styles.breadcrumb, isTitleBelow && trail.length === 0 && styles.backOnly)}
      aria-label={labels.breadcrumb}
    >
      <IconButton label={labels.back} icon={<Icon name="arrow-left" size={22} />} onClick={goBack} />
      <ol role="list" className={styles.trail}>
        {trail.map((crumb) => (
          <li key={crumb.to} className={styles.crumb}>
            <Link to={crumb.to} className={styles.link} title={crumb.title}>
              <span aria-hidden="true">{crumbText(crumb, screen)}</span>
              <VisuallyHidden>{crumb.title}</VisuallyHidden>
            </Link>
            <Icon name="chevron-right" size={14} className={styles.between} />
          </li>
        ))}
        <li
          className={classNames(styles.title, isTitleBelow && styles.titleBelow)}
          aria-current="page"
          title={isTitleBelow ? undefined : title}
        >
          {headerTitle(title)}
        </li>
      </ol>
    </nav>
  );
}
