import { sectionPath } from '@shared-kit/contracts/content';
import type { MenuSection } from '@shared-kit/contracts/identity';
import { useActiveSession } from '@shared-kit/runtime/session';
import { Icon, MediaCard } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { sectionIcon } from './section-icon.rules.ts';
import { childSections } from './section-tree.rules.ts';

interface SectionCardProps {
  readonly section: MenuSection;
  readonly headingLevel?: 2 | 3;
  readonly isImagePriority?: boolean;
}

/** Renders a section as a card with its picture, its name and its number of child sections. */
export function SectionCard({ section, headingLevel = 3, isImagePriority = false }: SectionCardProps) {
  const inside = childSections(useActiveSession().menu, section.idSection).length;
  const { text, description, image } = section.menuOption;
  return (
    <MediaCard
      title={text}
      to={sectionPath(section)}
      image={image}
      headingLevel={headingLevel}
      isImagePriority={isImagePriority}
      eyebrow={
        <>
          <Icon name={sectionIcon(section.idSectionType)} size={16} />
          {inside > 0 ? labels.sections(inside) : labels.section}
        </>
      }
      {...(description === '' ? {} : { description })}
    />
  );
}
