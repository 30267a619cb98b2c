import type { ReactNode } from 'react';
import { headerActionsSlot } from '@shared-kit/contracts/delivery';
import { Slot } from '@shared-kit/runtime/federation';
import { Link, usePageTitleStore } from '@shared-kit/runtime/router';
import { useTenant } from '@shared-kit/runtime/session';
import { Icon, IconButton, classNames } from '@shared-kit/ui';
import { HeaderBell } from '../features/bell/bell-parts.tsx';
import { HeaderPlan } from '../features/upgrade-plan/plan-parts.tsx';
import { SupportBar } from '../features/support-access/support-bar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { HeaderSearch } from './header-search.tsx';
import { labels } from './labels.ts';
import { MenuStrip } from './menu-strip.tsx';
import type { MenuItem } from './menu.rules.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { useHasScrolled } from './use-has-scrolled.ts';
import { useHeadingInSight } from './use-heading-in-sight.ts';
import styles from './header.module.css';

interface HeaderProps {
  readonly isHome: boolean;
  /** True when the menu stands beside the page on wide screens: there the bar has no menu button. */
  readonly hasSideMenu: boolean;
  /** Menu strip below the bar on wide screens, when the portal has no side menu. */
  readonly strip: readonly MenuItem[] | undefined;
  /** Ids of the entries that move to 'Mais' last. */
  readonly primary: ReadonlySet<string>;
  readonly profile: readonly MenuItem[];
  onOpenMenu(): void;
}

/** Top bar with the page's name, the company and the person's menu. */
export function Header({ isHome, hasSideMenu, strip, primary, profile, onOpenMenu }: HeaderProps): ReactNode {
  const { name, logo } = useTenant();
  const hasScrolled = useHasScrolled();
  const isTitleBelow = useHeadingInSight();
  const hasParents = usePageTitleStore(({ trail }) => trail.length > 0);
  return (
    <header className={classNames(styles.header, hasScrolled && styles.active)} data-active={hasScrolled}>
      <SupportBar />
      <div className={styles.bar}>
        <IconButton
          className={classNames(styles.menuButton, hasSideMenu && styles.besideSideMenu)}
          label={labels.menu}
          icon={<Icon name="menu" size={24} />}
          onClick={onOpenMenu}
        />
        <Link
          to="/"
          className={classNames(
            styles.brand,
            !isHome && (isTitleBelow && !hasParents ? styles.brandAfterBack : styles.brandBehindTitle),
          )}
          aria-label={`${name}: ${labels.home}`}
        >
          {logo === '' ? (
            <span className={styles.name}>{name}</span>
          ) : (
            <img className={styles.logo} src={logo} alt="" />
          )}
        </Link>
        {!isHome && <Breadcrumb isTitleBelow={isTitleBelow} />}
        {/* Comes late and in a width of its own, so it stands where it moves nothing. */}
        <div className={styles.plan}>
          <HeaderPlan />
        </div>
        <div className={styles.actions}>
          <HeaderSearch />
          <div className={styles.slots}>
            <Slot slot={headerActionsSlot} props={{}} loading={<span className={styles.slotPlace} />} />
          </div>
          <HeaderBell />
          <ProfileMenu items={profile} />
        </div>
      </div>
      {strip !== undefined && <MenuStrip items={strip} primary={primary} />}
    </header>
  );
}
