import { useState } from 'react';
import type { ReactNode } from 'react';
import { useApiQuery } from 'shared-kit/api';
import { getNavigationMap } from 'shared-kit/contracts/learning';
import type { MapElement } from 'shared-kit/contracts/learning';
import { Button, Icon, QueryStates, SkeletonText } from 'shared-kit/ui';
import { Drawer, Tooltip, WaitDialog } from 'shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { MapTree } from './map-tree.tsx';
import styles from './navigate-training.module.css';
import { neighbours } from './neighbours.rules.ts';
import { useGoToItem } from './use-go-to-item.ts';

export interface TrainingPosition {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}

/** Previous, list and next of a training; the list is the map of all of it (B2.3-24, B2.6-18). */
export function NavigateTraining({ position }: { position: TrainingPosition }) {
  const { idUser, idEnrollment } = position;
  const [isOpen, setOpen] = useState(false);
  const query = useApiQuery(getNavigationMap, { params: { idUser, idEnrollment }, query: { fullMap: 1 } }, { staleTime: 0 });
  const { go, isEntering } = useGoToItem(position);
  const { previous, next } = query.data ? neighbours(query.data, position) : { previous: undefined, next: undefined };
  const open = (item: MapElement) => {
    setOpen(false);
    void go(item);
  };
  return (
    <nav className={styles.bar} aria-label={labels.bar}>
      <div className={styles.inner}>
        <StepButton item={previous} onGo={open} icon={<Icon name="chevron-left" size={20} />}>
          {labels.previous}
        </StepButton>
        <Button variant="ghost" icon={<Icon name="list" size={20} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {labels.list}
        </Button>
        <StepButton item={next} onGo={open} iconEnd={<Icon name="chevron-right" size={20} />} isMain>
          {labels.next}
        </StepButton>
      </div>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={query.data?.title ?? labels.map}>
        <QueryStates query={query} skeleton={<SkeletonText lines={6} />} errorTitle={labels.failed}>
          {(map) => <MapTree elements={map.mapElements} position={position} onGo={open} />}
        </QueryStates>
      </Drawer>
      <WaitDialog isOpen={isEntering} text={labels.entering} />
    </nav>
  );
}

interface StepButtonProps {
  readonly item: MapElement | undefined;
  readonly onGo: (item: MapElement) => void;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
  readonly isMain?: boolean;
  readonly children: string;
}

/** One step; a locked one stays where it is and says what comes first (B4.3-14). */
function StepButton({ item, onGo, icon, iconEnd, isMain = false, children }: StepButtonProps) {
  const lock = item?.lock ?? null;
  const button = (
    <Button
      variant={isMain ? 'primary' : 'ghost'}
      icon={lock ? <Icon name="lock" size={18} /> : icon}
      iconEnd={iconEnd}
      disabled={item === undefined}
      aria-disabled={lock !== null || undefined}
      className={lock ? styles.locked : undefined}
      onClick={() => item && lock === null && onGo(item)}
    >
      {children}
    </Button>
  );
  return lock ? <Tooltip text={lock.message}>{button}</Tooltip> : button;
}
