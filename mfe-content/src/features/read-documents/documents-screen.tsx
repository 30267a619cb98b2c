import type { MenuSection } from '@shared-kit/contracts/identity';
import { Icon } from '@shared-kit/ui';
import { contentKind, fileSize } from '@shared-kit/media/content-labels';
import { ItemLine } from '../../lib/item-line.tsx';
import { labels } from '../../lib/labels.ts';
import { LineSign } from '../../lib/line-lead.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';

/** Section type 61: documents, each with a link to its viewer (A2s-04). */
export function DocumentsScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="lines" Item={DocumentLine} empty={labels.empty} />;
}

function DocumentLine({ item, idSection }: ItemViewProps) {
  const details = [
    contentKind(item.idContentType).label,
    item.author,
    item.file ? fileSize(item.file.size) : '',
  ].filter((detail) => detail !== '');
  return (
    <ItemLine
      item={item}
      idSection={idSection}
      lead={<LineSign item={item} />}
      details={<span>{details.join(' · ')}</span>}
      trail={<Icon name="chevron-right" size={20} />}
    />
  );
}
