import type { ReactNode } from 'react';
import { Navigate, useLocation } from '@shared-kit/runtime/router';
import { useActiveSession } from '@shared-kit/runtime/session';
import { UnknownPathPage } from '../features/show-unknown-path/unknown-path-page.tsx';
import { sectionOfQuery } from './section-query.rules.ts';

/** Handles a path without a route: redirects to a section that the query names, or shows the page for unknown paths. */
export function UnknownPath(): ReactNode {
  const section = sectionOfQuery(useLocation(), useActiveSession().menu);
  return section === undefined ? <UnknownPathPage /> : <Navigate to={section} replace />;
}
