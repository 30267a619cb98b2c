import type { ReactNode } from 'react';
import { usePageTitleStore } from 'shared-kit/router';
import { Icon, IconButton } from 'shared-kit/ui';
import { labels } from './labels.ts';
import { headerTitle } from './title.rules.ts';
import { useGoBack } from './use-go-back.ts';
import styles from './header.module.css';

/** The way back and the name of the page. */
export function Breadcrumb(): ReactNode {
  const title = usePageTitleStore((state) => state.title);
  const goBack = useGoBack();
  return (
    <nav className={styles.breadcrumb} aria-label={labels.breadcrumb}>
      <IconButton label={labels.back} icon={<Icon name="arrow-left" size={22} />} onClick={goBack} />
      <span className={styles.title} aria-current="page" title={title}>
        {headerTitle(title)}
      </span>
    </nav>
  );
}
