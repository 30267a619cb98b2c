import type { MapPoint } from './map.rules.ts';
import styles from './map-menu.module.css';

/** Decorations beside the path, each in a box of 80 by 80. */
const things = [
  <g key="tree">
    <rect x="37" y="44" width="6" height="26" rx="3" className={styles.inkDark} />
    <circle cx="40" cy="32" r="22" className={styles.inkMain} />
    <circle cx="50" cy="40" r="12" className={styles.inkSecond} />
  </g>,
  <g key="shelf">
    <rect x="10" y="18" width="60" height="48" rx="5" className={styles.inkSecond} />
    <path d="M16 34h48M16 50h48" className={styles.line} />
    <path
      d="M20 24h10v10H20zM36 26h8v8h-8zM50 22h8v12h-8zM22 42h12v8H22zM44 40h8v10h-8zM56 44h6v6h-6z"
      className={styles.inkMain}
    />
  </g>,
  <g key="lamp">
    <rect x="38" y="24" width="4" height="46" rx="2" className={styles.inkDark} />
    <path d="M26 28 34 10h12l8 18z" className={styles.inkMain} />
    <path d="M30 70h20" className={styles.line} />
  </g>,
  <g key="plant">
    <path d="M28 50h24l-4 20H32z" className={styles.inkSecond} />
    <path
      d="M40 50C40 30 26 26 20 28c2 12 10 20 20 22zm0 0c0-24 14-30 22-28-2 14-12 24-22 28z"
      className={styles.inkMain}
    />
  </g>,
  <g key="bags">
    <path d="M14 36h26v32H14z" className={styles.inkMain} />
    <path d="M34 26h30v42H34z" className={styles.inkSecond} />
    <path d="M42 26c0-14 14-14 14 0M20 36c0-10 12-10 12 0" className={styles.line} />
  </g>,
];

/**
 * Draws the ground with the path and its decorations. It is hidden from screen readers because the list of stops holds
 * the same information.
 */
export function MapGround({ lines, way, scenery }: { lines: number; way: string; scenery: readonly MapPoint[] }) {
  return (
    <div className={styles.ground} aria-hidden="true">
      <svg className={styles.way} viewBox={`0 0 1 ${lines}`} preserveAspectRatio="none" focusable="false">
        <path d={way} className={styles.road} />
        <path d={way} className={styles.dashes} />
      </svg>
      {Array.from(scenery.entries(), ([index, { x, y }]) => (
        <svg
          key={index}
          className={styles.thing}
          style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${(y / lines) * 100}%` }}
          viewBox="0 0 80 80"
          focusable="false"
        >
          {things[(index * 2) % things.length]}
        </svg>
      ))}
    </div>
  );
}
