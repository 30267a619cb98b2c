import type { MenuSection } from '@shared-kit/contracts/identity';
import { formatDurationWords } from '@shared-kit/ui/format';
import { Avatar } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import { ItemRow } from '../../lib/item-row.tsx';
import { labels } from '../../lib/labels.ts';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import styles from './author-list.module.css';

/** Section type 6: a list that shows the author of each item first (A2s-10). */
export function AuthorListScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="columns" Item={AuthorRow} empty={labels.empty} />;
}

/** Shows `imageSecondary` as the author's photo, or the author's initials when there is no photo. */
function AuthorRow({ item, idSection }: ItemViewProps) {
  const author = item.author === '' ? item.text : item.author;
  return (
    <ItemRow
      item={item}
      idSection={idSection}
      lead={<Avatar name={author} src={item.imageSecondary} size="large" isDecorative />}
      eyebrow={<span className={styles.author}>{author}</span>}
      details={
        <span>
          {[
            contentKind(item.idContentType).label,
            ...(item.duration > 0 ? [formatDurationWords(item.duration)] : []),
          ].join(' · ')}
        </span>
      }
    />
  );
}
