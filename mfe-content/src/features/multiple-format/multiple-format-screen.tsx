import type { MenuSection } from '@shared-kit/contracts/identity';
import { contentKind } from '@shared-kit/media/content-labels';
import { labels as common } from '../../lib/labels.ts';
import { Chips } from '../../lib/paged-list/list-tools.tsx';
import { toggled } from '../../lib/paged-list/narrowing.rules.ts';
import { PagedSection } from '../../lib/paged-list/paged-section.tsx';
import { useSectionFilters } from '../../lib/paged-list/section-pages.queries.ts';
import { FormatCard } from './format-card.tsx';
import { labels } from './labels.ts';
import styles from './multiple-format.module.css';

/** Section type 38: all items, each in the shape of its format, with a filter by format (A2s-13). */
export function MultipleFormatScreen({ section }: { section: MenuSection }) {
  const { data } = useSectionFilters(section.idSection);
  const options = (data?.contentTypes ?? []).map(({ idContentType, total }) => ({
    value: idContentType,
    label: contentKind(idContentType).label,
    total,
  }));
  return (
    <PagedSection
      section={section}
      layout="cards"
      Item={FormatCard}
      empty={common.nothingToShow}
      tools={(narrowing, onNarrow) => (
        <div className={styles.formats}>
          <Chips
            label={labels.formats}
            options={options}
            chosen={narrowing.idContentTypes}
            onToggle={(value) =>
              onNarrow({ ...narrowing, idContentTypes: toggled(narrowing.idContentTypes, Number(value)) })
            }
          />
        </div>
      )}
    />
  );
}
