import { contentTypeLabel } from '@shared-kit/contracts/content';
import { isDone } from '@shared-kit/contracts/learning';
import type { MapElement } from '@shared-kit/contracts/learning';
import { Badge, Icon, classNames } from '@shared-kit/ui';
import type { IconName } from '@shared-kit/ui';
import { ProgressStatus } from '../../lib/progress-status.tsx';
import { labels } from './labels.ts';
import styles from './map-tree.module.css';
import type { TrainingPosition } from './training-position.ts';
import { isHere } from './neighbours.rules.ts';

interface MapTreeProps {
  readonly elements: readonly MapElement[];
  readonly position: TrainingPosition;
  readonly onGo: (item: MapElement) => void;
}

/** Renders the training as a tree of nodes, contents and evaluations. */
export function MapTree({ elements, position, onGo }: MapTreeProps) {
  return (
    <ul className={styles.tree} role="list">
      {elements.map((element, index) => (
        <li
          key={`${element.elementType}-${element.nodeCode}-${element.idContentItem ?? element.idEvaluation ?? index}`}
        >
          {element.elementType === 'NODE' ? (
            <>
              <p className={styles.node}>
                <Icon name={element.lock ? 'lock' : 'folder'} size={18} />
                <span className={styles.name}>{element.title}</span>
                <ProgressStatus status={element.status} />
              </p>
              <MapTree elements={element.mapElements} position={position} onGo={onGo} />
            </>
          ) : (
            <Item element={element} isCurrent={isHere(element, position)} onGo={onGo} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({
  element,
  isCurrent,
  onGo,
}: {
  element: MapElement;
  isCurrent: boolean;
  onGo: (item: MapElement) => void;
}) {
  const kind =
    element.elementType === 'EVALUATION' ? labels.evaluation : (contentTypeLabel(element.idContentType ?? 0) ?? '');
  return (
    <button
      type="button"
      className={classNames(styles.item, isCurrent && styles.current, element.lock && styles.locked)}
      aria-current={isCurrent ? 'location' : undefined}
      aria-disabled={element.lock !== null || undefined}
      onClick={() => element.lock === null && !isCurrent && onGo(element)}
    >
      <Icon name={iconOf(element)} size={18} />
      <span className={styles.name}>
        <span className={styles.kind}>{kind}</span>
        {element.title}
        {element.lock && <span className={styles.reason}>{element.lock.message}</span>}
      </span>
      {isCurrent ? (
        <Badge tone="accent" icon={<Icon name="pin" size={14} />}>
          {labels.here}
        </Badge>
      ) : (
        <ProgressStatus status={element.status} />
      )}
    </button>
  );
}

function iconOf(element: MapElement): IconName {
  if (element.lock) return 'lock';
  if (isDone(element.status)) return 'check-circle';
  return element.elementType === 'EVALUATION' ? 'evaluation' : 'play-circle';
}
