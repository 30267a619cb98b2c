import type { ContentItem } from 'shared-kit/contracts/content';
import { Icon, Image } from 'shared-kit/ui';
import { contentKind } from 'shared-kit/content-labels';
import styles from './item-line.module.css';

/** An item's picture, square, at the start of its line. */
export function LinePicture({ item, isEarly }: { item: ContentItem; isEarly: boolean }) {
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

/** What kind of thing an item is, as a sign; a file with its extension. */
export function LineSign({ item }: { item: ContentItem }) {
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
