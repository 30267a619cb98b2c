import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'shared-kit/router';
import { useActiveSession } from 'shared-kit/session';
import { UnknownPathPage } from '../features/show-unknown-path/unknown-path-page.tsx';
import { sectionOfQuery } from './section-query.rules.ts';

/** A path that no route has: a section that is named in the query, or nothing. */
export function UnknownPath(): ReactNode {
  const section = sectionOfQuery(useLocation(), useActiveSession().menu);
  return section === undefined ? <UnknownPathPage /> : <Navigate to={section} replace />;
}
