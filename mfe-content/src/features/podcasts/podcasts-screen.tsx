import type { MenuSection } from '@shared-kit/contracts/identity';
import { formatDurationWords } from '@shared-kit/ui/format';
import { ItemRow } from '../../lib/item-row.tsx';
import { labels as common } from '../../lib/labels.ts';
import { RowPicture } from '../../lib/row-lead.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import { Episodes } from './episodes.tsx';
import { labels } from './labels.ts';

/** Section type 9: episodes, and shows that contain their episodes (A2s-26). */
export function PodcastsScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="lines" Item={Podcast} empty={common.empty} />;
}

function Podcast({ item, idSection, isEarly }: ItemViewProps) {
  const left = item.duration * (1 - item.progress / 100);
  const isInProgress = item.completed === 'PROGRESS' && item.progress > 0;
  return (
    <ItemRow
      item={item}
      idSection={idSection}
      lead={<RowPicture item={item} isEarly={isEarly} />}
      {...(item.author === '' ? {} : { eyebrow: item.author })}
      details={
        item.duration > 0 && (
          <span>{isInProgress ? labels.left(formatDurationWords(left)) : formatDurationWords(item.duration)}</span>
        )
      }
    >
      {item.children.length > 0 && <Episodes show={item} />}
    </ItemRow>
  );
}
