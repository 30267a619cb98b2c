import { useState } from 'react';
import type { ReactNode } from 'react';
import { composition, lazyComponent } from '@shared-kit/runtime/federation';
import { Outlet, useLocation } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { SkipLink, classNames } from '@shared-kit/ui';
import { loadLayers } from '@shared-kit/ui/overlays';
import { ToastPlace } from '@shared-kit/ui/toast';
import { RemoteFailure } from '../features/show-remote-failure/remote-failure.tsx';
import { SupportBar } from '../features/support-access/support-bar.tsx';
import { Contained } from '../lib/contained/contained.tsx';
import { routeAt } from '../lib/route-at/route-at.rules.ts';
import { BottomMenu } from './bottom-menu.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { labels } from './labels.ts';
import { MenuGroups } from './menu-groups.tsx';
import { chromeAt } from './section-chrome.rules.ts';
import { useLoadWhenIdle } from './use-load-when-idle.ts';
import { useMenu } from './use-menu.ts';
import { MAIN_ID } from './use-route-focus.ts';
import styles from './frame.module.css';

const loadOverlays = async () =>
  (await Promise.all([import(/* webpackChunkName: "frame-overlays" */ './frame-overlays.ts'), loadLayers()]))[0];
const MenuDrawer = lazyComponent(async () => (await loadOverlays()).MenuDrawer);

/**
 * Renders header, menus and footer around a page. A home of blocks has its menu at the side; a home of sections shows
 * the sections in a strip below the header. A wide page has the side menu behind the menu button.
 */
export function Frame({ notice }: { readonly notice?: ReactNode }): ReactNode {
  const menu = useMenu();
  const { pathname } = useLocation();
  const { design } = useActiveSession();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useLoadWhenIdle(loadOverlays);

  const hasStrip = composition().homeModule !== 'blocks';
  const { path, route } = routeAt(pathname, composition());
  const hasSideMenu = !hasStrip && route?.chrome !== 'wide';
  const { hasTopBar, hasBottomMenu } = chromeAt(pathname, path, design.sections);
  const openMenu = (): void => setMenuOpen(true);
  return (
    <div className={classNames(styles.frame, hasSideMenu && styles.withSide, hasBottomMenu && styles.withBottom)}>
      <SkipLink targetId={MAIN_ID} />
      {!hasTopBar && (
        <div className={styles.supportOnly}>
          <SupportBar />
        </div>
      )}
      {hasTopBar && (
        <Header
          isHome={pathname === '/'}
          hasSideMenu={hasSideMenu}
          strip={hasStrip ? [...menu.pages.slice(0, 1), ...menu.sections, ...menu.pages.slice(1)] : undefined}
          primary={menu.primary}
          profile={menu.profile}
          onOpenMenu={openMenu}
        />
      )}
      {hasSideMenu && (
        <nav className={styles.side} aria-label={labels.mainMenu}>
          <MenuGroups menu={menu} />
        </nav>
      )}
      <div className={styles.body}>
        {notice}
        <ToastPlace />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          <Contained broken={(again) => <RemoteFailure retry={again} />}>
            <Outlet />
          </Contained>
        </main>
        <Footer />
      </div>
      {hasBottomMenu && <BottomMenu links={menu.bottom} onOpenMenu={openMenu} />}
      {isMenuOpen && (
        <Contained onBroken={() => setMenuOpen(false)}>
          <MenuDrawer menu={menu} isOpen onClose={() => setMenuOpen(false)} />
        </Contained>
      )}
    </div>
  );
}
