import type { CSSProperties } from 'react';
import { Icon, Image, VisuallyHidden, classNames, useKitLink } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import type { TileContent } from '../../lib/tile/tile-content.rules.ts';
import { labels } from './labels.ts';
import { MapGround } from './map-ground.tsx';
import { mapLayout, nextStop, sceneryOf } from './map.rules.ts';
import type { MapPoint } from './map.rules.ts';
import styles from './map-menu.module.css';

interface MapOfStopsProps {
  readonly stops: readonly TileContent[];
  readonly perLine: number;
  readonly label: string;
}

/** Draws a path with one stop per place; screen readers and the keyboard get a numbered list of links. */
export function MapOfStops({ stops, perLine, label }: MapOfStopsProps) {
  const layout = mapLayout(stops.length, perLine);
  const { points, lines, way } = layout;
  const next = nextStop(stops);
  return (
    <div className={styles.map} style={{ '--lines': lines, '--per-line': perLine } as CSSProperties}>
      <MapGround lines={lines} way={way} scenery={sceneryOf(layout, perLine)} />
      <ol role="list" className={styles.stops} aria-label={label}>
        {stops.map((stop, index) => (
          <Stop
            key={stop.key}
            stop={stop}
            number={index + 1}
            point={points[index] ?? { x: 0, y: 0 }}
            lines={lines}
            isNext={index === next.index}
            hasBegun={next.hasBegun}
          />
        ))}
      </ol>
    </div>
  );
}

interface StopProps {
  readonly stop: TileContent;
  readonly number: number;
  readonly point: MapPoint;
  readonly lines: number;
  readonly isNext: boolean;
  readonly hasBegun: boolean;
}

function Stop({ stop, number, point, lines, isNext, hasBegun }: StopProps) {
  const Link = useKitLink();
  const place: CSSProperties = {
    insetInlineStart: `${point.x * 100}%`,
    insetBlockStart: `${(point.y / lines) * 100}%`,
  };
  return (
    <li className={classNames(styles.stop, isNext && styles.next)} style={place}>
      <Link to={stop.to} className={styles.link}>
        {isNext && <span className={styles.here}>{hasBegun ? labels.goOn : labels.begin}</span>}
        <span className={classNames(styles.disc, stop.isCompleted && styles.done)}>
          {stop.image === '' ? (
            <Icon name={stop.icon} size={32} />
          ) : (
            <Image src={stop.image} alt="" ratio="1/1" isPriority fallback={<Icon name={stop.icon} size={32} />} />
          )}
        </span>
        <span className={classNames(styles.number, stop.isCompleted && styles.done)} aria-hidden="true">
          {stop.isCompleted ? <Icon name="check" size={16} /> : number}
        </span>
        <span className={styles.name}>{stop.title}</span>
        {stop.isCompleted && <VisuallyHidden>, {common.completed}</VisuallyHidden>}
      </Link>
    </li>
  );
}
