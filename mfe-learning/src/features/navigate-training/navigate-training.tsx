import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { getNavigationMap } from '@shared-kit/contracts/learning';
import type { NavigationItem } from '@shared-kit/contracts/learning';
import { Button, Icon, QueryStates, SkeletonText } from '@shared-kit/ui';
import { Drawer, Tooltip, WaitDialog } from '@shared-kit/ui/overlays';
import type { InnerStep, InnerSteps } from '../../lib/inner-step.ts';
import { labels } from './labels.ts';
import { MapTree } from './map-tree.tsx';
import styles from './navigate-training.module.css';
import { navigationItem, neighbours } from './neighbours.rules.ts';
import type { TrainingPosition } from './training-position.ts';
import { useGoToItem } from './use-go-to-item.ts';

/** Delay before the navigation map shows, in milliseconds (B9-11, decision 337). */
const MAP_AFTER_MS = 1000;

interface NavigateTrainingProps {
  readonly position: TrainingPosition;
  readonly within?: InnerSteps;
  /** Runs before the person leaves the item and calls `go` when done; navigates at once when omitted. */
  readonly leave?: (go: () => void) => void;
  /** Content above the buttons. */
  readonly extras?: ReactNode;
}

/**
 * Renders the previous, list and next buttons of a training; the list is the map of the whole training (B2.3-24,
 * B2.6-18).
 */
export function NavigateTraining({ position, within = {}, leave = (go) => go(), extras }: NavigateTrainingProps) {
  const { idUser, idEnrollment } = position;
  const [isOpen, setOpen] = useState(false);
  const isMapDue = useMapDelay();
  const query = useApiQuery(
    getNavigationMap,
    { params: { idUser, idEnrollment }, query: { fullMap: 1 } },
    { staleTime: 0 },
  );
  const { go, isEntering } = useGoToItem(position);
  const { previous, next } = query.data ? neighbours(query.data, position) : { previous: undefined, next: undefined };
  const open = (item: NavigationItem) => {
    setOpen(false);
    leave(() => void go(item));
  };
  const stepTo = (item: NavigationItem | undefined): InnerStep | undefined =>
    item && { lock: item.lock?.message ?? null, go: () => open(item) };
  const inner = (step: InnerStep | undefined): InnerStep | undefined => step && { ...step, go: () => leave(step.go) };
  return (
    <nav className={styles.bar} aria-label={labels.bar}>
      {extras}
      <div className={styles.inner}>
        <StepButton step={inner(within.previous) ?? stepTo(previous)} icon={<Icon name="chevron-left" size={20} />}>
          {labels.previous}
        </StepButton>
        <Button
          variant="ghost"
          icon={<Icon name="list" size={20} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {labels.list}
        </Button>
        <StepButton step={inner(within.next) ?? stepTo(next)} iconEnd={<Icon name="chevron-right" size={20} />} isMain>
          {labels.next}
        </StepButton>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={query.data?.title ?? labels.map}>
        <QueryStates
          query={isMapDue || query.status === 'error' ? query : { ...query, status: 'pending', data: undefined }}
          skeleton={<SkeletonText lines={6} />}
          errorTitle={labels.failed}
        >
          {(map) => (
            <MapTree
              elements={map.mapElements}
              position={position}
              onGo={(element) => open(navigationItem(element, idEnrollment))}
            />
          )}
        </QueryStates>
      </Drawer>
      <WaitDialog isOpen={isEntering} text={labels.entering} />
    </nav>
  );
}

/** Returns whether the item has been open long enough for its map to show. */
function useMapDelay(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MAP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

interface StepButtonProps {
  readonly step: InnerStep | undefined;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly isMain?: boolean;
  readonly children: string;
}

/** Renders one button; a locked one stays visible and explains what has to be done first (B4.3-14). */
function StepButton({ step, icon, iconEnd, isMain = false, children }: StepButtonProps) {
  const lock = step?.lock ?? null;
  const button = (
    <Button
      variant={isMain ? 'primary' : 'ghost'}
      icon={lock ? <Icon name="lock" size={18} /> : icon}
      iconEnd={lock ? undefined : iconEnd}
      disabled={step === undefined}
      aria-disabled={lock !== null || undefined}
      className={lock ? styles.locked : undefined}
      onClick={() => lock === null && step?.go()}
    >
      {children}
    </Button>
  );
  return lock ? <Tooltip text={lock}>{button}</Tooltip> : button;
}
