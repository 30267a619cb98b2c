import type { MenuSection } from '@shared-kit/contracts/identity';
import { EmptyState, Grid, PageHeader } from '@shared-kit/ui';
import { labels as common } from '../../lib/labels.ts';
import { SectionCard } from '../../lib/section-card.tsx';

/** Renders the child sections of a section as cards. The menu holds all the data, so nothing has to load (A2r-17). */
export function CardMenu({ section, sections }: { section: MenuSection; sections: readonly MenuSection[] }) {
  const { text, description } = section.menuOption;
  return (
    <>
      <PageHeader title={text} description={description} />
      {sections.length === 0 ? (
        <EmptyState title={common.empty} />
      ) : (
        <Grid label={text}>
          {sections.map((one, index) => (
            <SectionCard key={one.idSection} section={one} headingLevel={2} isImagePriority={index < 8} />
          ))}
        </Grid>
      )}
    </>
  );
}
