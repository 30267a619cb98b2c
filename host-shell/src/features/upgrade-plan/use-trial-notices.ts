import { useEffect, useRef } from 'react';
import { hasTrialEnded } from '@shared-kit/contracts/plans';
import { useLocation } from '@shared-kit/runtime/router';
import { readInTab, useActiveSession, writeInTab } from '@shared-kit/runtime/session';
import * as z from 'zod/mini';
import { levelToShow } from './campaign.rules.ts';
import { arePlansOpen, openPlans } from './plans.store.ts';
import { useTrial } from './trial-context.tsx';

/** Opens the modal of an ended trial once the server has confirmed that it has ended. */
export function useTrialEnd(): void {
  const { plan, isAdmin } = useTrial();
  const hasEnded = plan !== undefined && hasTrialEnded(plan);
  useEffect(() => {
    if (!hasEnded) return;
    openPlans(isAdmin ? { kind: 'plans', view: { name: 'dialog', dialog: 'FinishTrial' } } : { kind: 'client' });
  }, [hasEnded, isAdmin]);
}

const levelsSchema = z.array(z.number());

/** Returns whether the browser has loaded this page by a reload. */
export function isReloaded(): boolean {
  return performance.getEntriesByType?.('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Opens the modal of the trial's level to an administrator, on a navigation that is no reload (B4.9-26 to B4.9-28). */
export function useTrialLevel(): void {
  const { plan, isAdmin } = useTrial();
  const { viewer } = useActiveSession();
  const { key: visit } = useLocation();
  const firstVisit = useRef(visit);
  useEffect(() => {
    // An extension makes the trial young again while its answer still shows.
    if (arePlansOpen()) return;
    const stored = `plan-levels-${viewer.idUser}`;
    const shown = readInTab(stored, levelsSchema) ?? [];
    const isReload = visit === firstVisit.current && isReloaded();
    const level = levelToShow({ isAdmin, own: plan, shown, isReload });
    if (level === undefined) return;
    writeInTab(stored, [...shown, level]);
    openPlans({ kind: 'level', level });
  }, [plan, isAdmin, viewer.idUser, visit]);
}
