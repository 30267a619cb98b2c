import type { MenuSection } from '@shared-kit/contracts/identity';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import type { ItemView } from '../../lib/paged-list/item-window.tsx';
import { labels } from './labels.ts';
import { LiveEntry } from './live-entry.tsx';
import { VideoEntry } from './video-entry.tsx';

/** Item views of the two section types that share this screen (A2s-14, A2s-15). */
const itemViews: Readonly<Record<number, ItemView>> = { 5: VideoEntry, 11: LiveEntry };

/** Section types 5 and 11: a list of videos or live items (A2s-05). */
export function MediaListScreen({ section }: { section: MenuSection }) {
  return (
    <PagedSection
      section={section}
      layout="lines"
      Item={itemViews[section.idSectionType] ?? VideoEntry}
      empty={labels.empty}
    />
  );
}
