import { cardMenuPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { Row } from '@shared-kit/ui';
import { SectionCard } from '../../lib/section-card.tsx';
import { labels } from './labels.ts';
import styles from './show-child-sections.module.css';

interface ChildSectionsProps {
  readonly section: MenuSection;
  /** Direct child sections; nothing renders when empty. */
  readonly sections: readonly MenuSection[];
}

/** Renders the child sections below the section's own content. */
export function ChildSections({ section, sections }: ChildSectionsProps) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.below}>
      <Row title={labels.inHere} seeAllTo={cardMenuPath(section.idSection)}>
        {sections.map((one) => (
          <SectionCard key={one.idSection} section={one} />
        ))}
      </Row>
    </div>
  );
}
