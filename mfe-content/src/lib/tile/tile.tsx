import type { CSSProperties } from 'react';
import { inkOn } from '@shared-kit/ui/theme';
import { Badge, Icon, Image, VisuallyHidden, classNames, useKitLink } from '@shared-kit/ui';
import { labels } from '../labels.ts';
import type { TileContent } from './tile-content.rules.ts';
import { tileTone } from './tile-tone.ts';
import styles from './tile.module.css';

interface TileProps {
  readonly tile: TileContent;
  /** Index in the list: tiles without a colour of their own rotate through the company's colours. */
  readonly index: number;
  readonly headingLevel?: 2 | 3;
  readonly isImagePriority?: boolean;
}

/** Renders a section or an item as a picture or coloured tile with its name; the whole tile is one link. */
export function Tile({ tile, index, headingLevel = 2, isImagePriority = false }: TileProps) {
  const Link = useKitLink();
  const Heading = `h${headingLevel}` as const;
  const { title, appearance, ground } = tile;
  const own = ground === '' ? undefined : ({ '--tile-ground': ground, '--tile-ink': inkOn(ground) } as CSSProperties);
  return (
    <article className={classNames(styles.tile, styles[appearance], tileTone(index))} style={own}>
      <TilePicture tile={tile} isImagePriority={isImagePriority} />
      {(tile.isLive || tile.isCompleted) && (
        <div className={styles.badge}>
          {tile.isLive ? (
            <Badge isLive>{labels.live}</Badge>
          ) : (
            <Badge tone="success" icon={<Icon name="check-circle" size={16} />}>
              {labels.completed}
            </Badge>
          )}
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={tile.to} className={styles.target}>
            {tile.hasHiddenText ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </Link>
        </Heading>
        {tile.description !== '' && !tile.hasHiddenText && <p className={styles.description}>{tile.description}</p>}
      </div>
    </article>
  );
}

function TilePicture({
  tile: { appearance, image, icon },
  isImagePriority,
}: {
  tile: TileContent;
  isImagePriority: boolean;
}) {
  if (appearance === 'color') return <Icon name={icon} size={32} className={styles.symbol} />;
  const fallback = <Icon name={icon} size={32} />;
  return (
    <Image
      src={image}
      alt=""
      ratio={appearance === 'icon' ? '1/1' : '16/9'}
      fit={appearance === 'icon' ? 'contain' : 'cover'}
      isPriority={isImagePriority}
      hasLoader={appearance === 'picture'}
      fallback={fallback}
      className={styles.image}
    />
  );
}
