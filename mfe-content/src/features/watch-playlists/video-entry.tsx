import { contentPath, contentType } from '@shared-kit/contracts/content';
import { Duration, Icon } from '@shared-kit/ui';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { MediaEntry } from './media-entry.tsx';
import { PlaylistRow } from './playlist-row.tsx';

/** Renders an item of a video playlist: a video with its progress, or a playlist with its videos (A2s-15). */
export function VideoEntry({ item, idSection, isEarly }: ItemViewProps) {
  if (item.idContentType === contentType.playlist) return <PlaylistRow item={item} idSection={idSection} />;
  return (
    <MediaEntry
      item={item}
      to={contentPath(item.idContentItem, idSection)}
      isEarly={isEarly}
      corner={item.duration > 0 && <Duration seconds={item.duration} />}
      details={
        item.author === '' ? null : (
          <>
            <Icon name="user" size={16} />
            {item.author}
          </>
        )
      }
    />
  );
}
