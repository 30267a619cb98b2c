import { useEffect } from 'react';
import { PAGE_VIEW } from '@shared-kit/contracts/delivery';
import { useComposition } from '@shared-kit/runtime/federation';
import { useLocation } from '@shared-kit/runtime/router';
import { report } from './report.ts';
import { pageAt } from './page-views.rules.ts';

/** Reports the displayed pages to the server, in the same batches as other reports (B7.7-09). */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = pageAt(pathname, useComposition());
  useEffect(() => {
    if (page !== undefined) report('info', () => ({ level: 'info', kind: PAGE_VIEW, message: page }));
    // Another address of the same page counts as another view.
  }, [page, pathname]);
}
