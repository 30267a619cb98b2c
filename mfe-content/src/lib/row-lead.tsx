import type { ContentItem } from '@shared-kit/contracts/content';
import { Icon, Image } from '@shared-kit/ui';
import { contentKind } from '@shared-kit/media/content-labels';
import styles from './item-row.module.css';

/** Renders the square picture of an item at the start of its line. */
export function RowPicture({ item, isEarly }: { item: ContentItem; isEarly: boolean }) {
  return (
    <Image
      src={item.image}
      alt=""
      ratio="1/1"
      className={styles.picture ?? ''}
      isPriority={isEarly}
      fallback={<Icon name={contentKind(item.idContentType).icon} size={28} />}
    />
  );
}

/** Renders the type of an item as an icon; a file shows its extension. */
export function RowSign({ item }: { item: ContentItem }) {
  const extension = /\.([a-z0-9]{2,4})$/i.exec(item.file?.name ?? '')?.[1];
  return (
    <span className={styles.sign} aria-hidden="true">
      <Icon
        name={
          extension === 'csv' || extension === 'xlsx'
            ? 'spreadsheet'
            : extension === undefined
              ? contentKind(item.idContentType).icon
              : 'file-text'
        }
        size={22}
      />
      {extension}
    </span>
  );
}
