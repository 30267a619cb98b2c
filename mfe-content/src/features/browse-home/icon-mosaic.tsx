import type { CSSProperties } from 'react';
import { inkOn } from 'shared-kit/theme';
import { Icon, Image, classNames, useKitLink } from 'shared-kit/ui';
import { tileTone } from '../../lib/tile/tile-tone.ts';
import type { TileContent } from '../../lib/tile/tile-content.rules.ts';
import styles from './icon-mosaic.module.css';

/** The sections as on the screen of a phone: a sign in a rounded square, its name below it. */
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

/** A picture that was made to be an icon is shown whole; of any other section its kind is. */
function IconTile({ tile, index }: { tile: TileContent; index: number }) {
  const Link = useKitLink();
  const { look, image, icon, ground, title } = tile;
  const own = ground === '' ? undefined : ({ '--tile-ground': ground, '--tile-ink': inkOn(ground) } as CSSProperties);
  return (
    <Link to={tile.to} className={styles.link}>
      <span className={classNames(styles.square, tileTone(index))} style={own}>
        {look === 'icon' ? <Image src={image} alt="" ratio="1/1" fit="contain" isPriority fallback={<Icon name={icon} size={36} />} className={styles.image} /> : <Icon name={icon} size={36} />}
      </span>
      <span className={styles.name}>{title}</span>
    </Link>
  );
}
