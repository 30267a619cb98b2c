import type { CSSProperties } from 'react';
import { inkOn } from '@shared-kit/ui/theme';
import { Icon, Image, classNames, useKitLink } from '@shared-kit/ui';
import { tileTone } from '../../lib/tile/tile-tone.ts';
import type { TileContent } from '../../lib/tile/tile-content.rules.ts';
import styles from './icon-mosaic.module.css';

/** Renders the sections as app icons, as on a phone: a rounded square with the name below it. */
export function IconMosaic({ tiles, label }: { tiles: readonly TileContent[]; label: string }) {
  return (
    <ul role="list" className={styles.icons} aria-label={label}>
      {tiles.map((tile, index) => (
        <li key={tile.key}>
          <IconTile tile={tile} index={index} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows an icon picture whole and lets any other picture fill the square; falls back to the icon of the section type.
 */
function IconTile({ tile, index }: { tile: TileContent; index: number }) {
  const Link = useKitLink();
  const { appearance, image, icon, ground, title } = tile;
  const own = ground === '' ? undefined : ({ '--tile-ground': ground, '--tile-ink': inkOn(ground) } as CSSProperties);
  const sign = <Icon name={icon} size={36} />;
  const isWhole = appearance === 'icon';
  return (
    <Link to={tile.to} className={styles.link}>
      <span className={classNames(styles.square, tileTone(index))} style={own}>
        {image === '' ? (
          sign
        ) : (
          <Image
            src={image}
            alt=""
            ratio="1/1"
            fit={isWhole ? 'contain' : 'cover'}
            isPriority
            fallback={sign}
            className={isWhole ? styles.whole : styles.filling}
          />
        )}
      </span>
      <span className={styles.name}>{title}</span>
    </Link>
  );
}
