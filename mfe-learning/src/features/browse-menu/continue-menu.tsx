import { useEffect } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { levelPath, listEnrollmentsInProgress, progressText } from '@shared-kit/contracts/learning';
import { menuFlagChanged, menuFlags } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { Link, useLocation } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Progress } from '@shared-kit/ui';
import { useProgressRefresh } from '../../lib/use-progress-refresh.ts';
import styles from './browse-menu.module.css';
import { labels } from './labels.ts';
import { MenuStates } from './menu-states.tsx';

/** Renders the trainings in progress, the latest first. It notifies the menu when there are none left (B2.3-17). */
export function ContinueMenu() {
  const { viewer } = useActiveSession();
  const { pathname } = useLocation();
  const query = useApiQuery(listEnrollmentsInProgress, { params: { idUser: viewer.idUser } }, { staleTime: 0 });
  useProgressRefresh();
  const trainings = query.data?.data.flatMap(({ title, contentProgress, enrollment }) =>
    enrollment
      ? [
          {
            title,
            contentProgress,
            idEnrollment: enrollment.idEnrollment,
            figure: progressText(enrollment.steps, contentProgress),
          },
        ]
      : [],
  );
  const isOver = trainings?.length === 0;
  useEffect(() => {
    if (isOver) publish(menuFlagChanged, { flag: menuFlags.hasEnrollmentsInProgress, visible: false });
  }, [isOver]);
  return (
    <MenuStates query={{ ...query, data: trainings }} empty={labels.noEnrollments}>
      {(rows) => (
        <ul role="list" className={styles.list}>
          {rows.map(({ title, contentProgress, idEnrollment, figure }) => (
            <li key={idEnrollment}>
              <Link
                to={levelPath(idEnrollment)}
                className={styles.link}
                aria-current={pathname === levelPath(idEnrollment) ? 'page' : undefined}
              >
                {title}
                <Progress percent={contentProgress} size="thin" label={labels.progressOf(title)} valueText={figure} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </MenuStates>
  );
}
