import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  adminAccessPath,
  adminAnnouncementsPath,
  adminAuditPath,
  adminClassesPath,
  adminCompanyPath,
  adminEnrolmentsPath,
  adminGroupsPath,
  adminJobsPath,
  adminModerationPath,
  adminPath,
  adminPeoplePath,
  adminRequestsPath,
  adminRulesPath,
  adminScormPath,
  adminTrashPath,
  adminUnitsPath,
} from '@shared-kit/contracts/admin';
import type { AdminRight } from '@shared-kit/contracts/admin';
import { NavLink, usePageTitle } from '@shared-kit/runtime/router';
import { EmptyState, Icon, PageContainer, PageHeader, QueryStates, SkeletonText } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { useOwnAccess } from '../own-access.queries.ts';
import { labels } from './labels.ts';
import { RunningJobs } from './running-jobs.tsx';
import styles from './admin-frame.module.css';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Rights of which the page needs any; the start page is for everybody with a role. */
  readonly rights?: readonly AdminRight[];
}

const places: readonly Place[] = [
  { to: adminPath, label: labels.start, icon: 'home' },
  {
    to: adminRequestsPath,
    label: labels.requests,
    icon: 'clipboard-check',
    rights: ['requests.answer', 'community.moderate', 'people.privacy'],
  },
  { to: adminModerationPath, label: labels.moderation, icon: 'chat', rights: ['community.moderate'] },
  { to: adminPeoplePath, label: labels.people, icon: 'users', rights: ['people.read'] },
  { to: adminUnitsPath, label: labels.units, icon: 'folder', rights: ['people.read'] },
  { to: adminGroupsPath, label: labels.groups, icon: 'layers', rights: ['people.read'] },
  { to: adminEnrolmentsPath, label: labels.enrolments, icon: 'training', rights: ['enrolments.read'] },
  { to: adminClassesPath, label: labels.classes, icon: 'calendar', rights: ['trainings.read'] },
  { to: adminRulesPath, label: labels.rules, icon: 'filter', rights: ['enrolments.read'] },
  { to: adminScormPath, label: labels.scorm, icon: 'package', rights: ['trainings.read'] },
  { to: adminAnnouncementsPath, label: labels.announcements, icon: 'bell', rights: ['announcements.send'] },
  { to: adminAccessPath, label: labels.access, icon: 'shield', rights: ['roles.read'] },
  { to: adminCompanyPath, label: labels.company, icon: 'company', rights: ['company.edit'] },
  { to: adminJobsPath, label: labels.jobs, icon: 'list-checks', rights: ['admin.enter'] },
  { to: adminAuditPath, label: labels.audit, icon: 'history', rights: ['audit.read'] },
  { to: adminTrashPath, label: labels.trash, icon: 'trash' },
];

interface AdminFrameProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Right that the page needs; without it the page says so. */
  right?: AdminRight;
  children: ReactNode;
}

/** Frame of every page of the administration: its places, the page's title, and the page for those who may open it. */
export function AdminFrame({ title, description, actions, right, children }: AdminFrameProps) {
  const query = useOwnAccess();
  usePageTitle(title);
  return (
    <PageContainer className={styles.page ?? ''}>
      <QueryStates query={query} errorTitle={labels.loadFailed} skeleton={<SkeletonText lines={10} />}>
        {({ rights, roles }) =>
          roles.length === 0 || (right !== undefined && !rights.includes(right)) ? (
            <EmptyState
              isPage
              icon={<Icon name="lock" size={28} />}
              title={labels.noRight}
              description={labels.noRightHint}
            />
          ) : (
            <div className={styles.frame}>
              <div className={styles.side}>
                <CommandPalette rights={rights} places={placesOf(rights)} />
                <Places rights={rights} />
              </div>
              <div className={styles.content}>
                {rights.includes('admin.enter') && <RunningJobs />}
                <PageHeader title={title} description={description} actions={actions} />
                {children}
              </div>
            </div>
          )
        }
      </QueryStates>
    </PageContainer>
  );
}

function placesOf(rights: readonly AdminRight[]): readonly Place[] {
  return places.filter((place) => place.rights?.some((right) => rights.includes(right)) ?? true);
}

/** Menu of the administration. On narrow screens it is a strip that scrolls: the current place starts in sight. */
function Places({ rights }: { rights: readonly AdminRight[] }) {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip.current && current)
      strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={strip} className={styles.nav} aria-label={labels.nav}>
      {placesOf(rights).map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === adminPath} className={styles.link}>
          <Icon name={icon} size={18} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
