import type { MenuSection } from '@shared-kit/contracts/identity';
import { Button, Icon } from '@shared-kit/ui';
import { fileSize } from '@shared-kit/media/content-labels';
import { ItemRow } from '../../lib/item-row.tsx';
import { labels as common } from '../../lib/labels.ts';
import { RowSign } from '../../lib/row-lead.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import { labels } from './labels.ts';
import { useSavedFile } from './use-saved-file.ts';

/** Section type 12: files with type and size, each with a download link (A2s-30). */
export function DownloadsScreen({ section }: { section: MenuSection }) {
  return <PagedSection section={section} layout="columns" Item={Download} empty={common.empty} />;
}

function Download({ item, idSection }: ItemViewProps) {
  const { file } = item;
  const download = useSavedFile(item, idSection);
  return (
    <ItemRow
      item={item}
      idSection={idSection}
      lead={<RowSign item={item} />}
      details={file && <span>{`${file.name} · ${fileSize(file.size)}`}</span>}
      {...(file === null
        ? {}
        : {
            trail: (
              <Button
                variant="secondary"
                size="small"
                href={item.contentLocation}
                download={file.name}
                aria-label={labels.downloadOf(item.text)}
                icon={<Icon name="download" size={18} />}
                onClick={download}
              >
                {labels.download}
              </Button>
            ),
          })}
    />
  );
}
