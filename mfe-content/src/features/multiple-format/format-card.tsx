import type { ContentItem } from '@shared-kit/contracts/content';
import { Link } from '@shared-kit/runtime/router';
import { Icon } from '@shared-kit/ui';
import { ContentCard } from '../../lib/content-card.tsx';
import { contentKind } from '@shared-kit/media/content-labels';
import { ItemMeta } from '../../lib/item-meta.tsx';
import { RowSign } from '../../lib/row-lead.tsx';
import type { ItemViewProps } from '../../lib/paged-list/item-window.tsx';
import { useItemPath } from '../../lib/use-item-path.ts';
import { shapeOf } from './format.rules.ts';
import styles from './multiple-format.module.css';

/** Renders an item in the shape of its format. */
export function FormatCard({ item, idSection, isEarly }: ItemViewProps) {
  const shape = shapeOf(item.idContentType);
  if (shape === 'text' || shape === 'file')
    return <WordsCard item={item} idSection={idSection} isFile={shape === 'file'} />;
  return (
    <ContentCard
      item={item}
      idSection={idSection}
      ratio={shape === 'cover' ? '1/1' : '16/9'}
      hasDescription={shape === 'screen'}
      hasTags
      isImagePriority={isEarly}
      headingLevel={2}
    />
  );
}

function WordsCard({ item, idSection, isFile }: { item: ContentItem; idSection: number; isFile: boolean }) {
  const pathOf = useItemPath();
  const { label, icon } = contentKind(item.idContentType);
  return (
    <article className={styles.words}>
      {isFile && <RowSign item={item} />}
      <p className={styles.eyebrow}>
        <Icon name={icon} size={16} />
        {label}
      </p>
      <h2 className={styles.title}>
        <Link to={pathOf(item, idSection)} className={styles.target}>
          {item.text}
        </Link>
      </h2>
      <p className={styles.excerpt}>{item.description}</p>
      <p className={styles.by}>{item.author}</p>
      <div className={styles.meta}>
        <ItemMeta item={item} />
      </div>
    </article>
  );
}
