import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@shared-kit/runtime/router';
import { Icon, IconButton } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { MenuLink } from './menu.rules.ts';
import styles from './menu-link-list.module.css';

interface MenuBranchProps {
  readonly link: MenuLink;
  /** `true` when the current page is below this link. */
  readonly current: 'page' | 'true' | undefined;
  /** List of the subsections. */
  readonly children: ReactNode;
}

/** Section with subsections: a link and a disclosure list, which is open at first when it contains the current page. */
export function MenuBranch({ link, current, children }: MenuBranchProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(current !== undefined);
  return (
    <>
      <div className={styles.branch}>
        <Link to={link.to} className={styles.link} aria-current={current}>
          {link.image === undefined ? (
            <Icon name={link.icon} size={22} />
          ) : (
            <img className={styles.image} src={link.image} alt="" width={22} height={22} />
          )}
          <span className={styles.label}>{link.label}</span>
        </Link>
        <IconButton
          className={styles.toggle}
          label={labels.below(link.label)}
          icon={<Icon name="chevron-down" size={20} className={styles.chevron} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen} className={styles.below}>
        {isOpen && children}
      </div>
    </>
  );
}
