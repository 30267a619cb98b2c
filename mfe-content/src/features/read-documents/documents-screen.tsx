import type { MenuSection } from '@shared-kit/contracts/identity';
import { Icon } from '@shared-kit/ui';
import { contentKind, fileSize } from '@shared-kit/media/content-labels';
import { ItemRow } from '../../lib/item-row.tsx';
import { labels } from '../../lib/labels.ts';
import { RowSign } from '../../lib/row-lead.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';

/** Section type 61: documents, each with a link to its viewer (A2s-04). */
export function DocumentsScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="lines" Item={DocumentRow} empty={labels.empty} />;
}

function DocumentRow({ item, idSection }: ItemViewProps) {
  const details = [
    contentKind(item.idContentType).label,
    item.author,
    item.file ? fileSize(item.file.size) : '',
  ].filter((detail) => detail !== '');
  return (
    <ItemRow
      item={item}
      idSection={idSection}
      lead={<RowSign item={item} />}
      details={<span>{details.join(' · ')}</span>}
      trail={<Icon name="chevron-right" size={20} />}
    />
  );
}
