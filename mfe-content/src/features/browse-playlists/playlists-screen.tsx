import type { MenuSection } from '@shared-kit/contracts/identity';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Badge, Icon, MediaCard } from '@shared-kit/ui';
import { ItemMeta, hasMeta } from '../../lib/item-meta.tsx';
import { labels as common } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import { useItemPath } from '../../lib/use-item-path.ts';
import { labels } from './labels.ts';
import { playlistInfo } from './playlist-info.rules.ts';
import styles from './playlists.module.css';

/** Section type 60: a list of playlists, each with its number of items and length (A2s-28). */
export function PlaylistsScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="wide" Item={Playlist} empty={common.empty} />;
}

function Playlist({ item, idSection, isEarly }: ItemViewProps) {
  const pathOf = useItemPath();
  const { count, seconds, percent } = playlistInfo(item);
  return (
    <div className={styles.stack}>
      <MediaCard
        title={item.text}
        to={pathOf(item, idSection)}
        image={item.image}
        description={item.description}
        headingLevel={2}
        isImagePriority={isEarly}
        eyebrow={item.author}
        {...(hasMeta(item) ? { meta: <ItemMeta item={item} /> } : {})}
        {...(count > 0 ? { badge: <Badge icon={<Icon name="list" size={14} />}>{labels.count(count)}</Badge> } : {})}
        {...(seconds > 0 ? { duration: formatDurationWords(seconds) } : {})}
        {...(percent > 0 ? { progress: percent } : {})}
      />
    </div>
  );
}
