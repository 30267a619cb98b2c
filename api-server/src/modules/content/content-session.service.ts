import type { MenuSection, SectionDesign } from '@shared-kit/contracts/identity';
import type { SessionContributor } from '../../platform/session-contributor.port.ts';
import { mediaAddress } from './media-address.presenter.ts';
import type { MediaContext } from './media-address.presenter.ts';
import { sections } from './section.repository.ts';
import type { SectionRow } from './section.repository.ts';
import { sectionDesign } from './section-design.rules.ts';
import { tracking } from './tracking.repository.ts';

/** Adds menu, design and last tracking to the login session (A3-02). */
export const contributeSession: SessionContributor = async ({ db, tenant, idUser, now, storage }) => {
  const [rows, settings, last] = await Promise.all([
    sections(db).inOrder(),
    sections(db).settings(),
    tracking(db).last(idUser),
  ]);
  const media = { storage, tenant, now };
  return {
    menu: rows.map((row) => menuSection(row, media)),
    design: {
      homeType: settings?.home_type ?? 'carousel',
      mosaicStyle: settings?.mosaic_style ?? 'tile',
      sections: Object.fromEntries(
        rows.map((row): [string, SectionDesign] => [String(row.id_section), sectionDesign(row.design)]),
      ),
    },
    lastTracking: last
      ? {
          idContentItem: last.id_content_item,
          idSection: last.id_section,
          text: last.text,
          lastPosition: last.last_position,
        }
      : null,
  };
};

function menuSection(row: SectionRow, media: MediaContext): MenuSection {
  return {
    idSection: row.id_section,
    idSectionType: row.id_section_type,
    menuOption: {
      text: row.text,
      description: row.description,
      image: mediaAddress(row.image, media),
      sectionTo: row.section_to,
      color: row.color,
      imageStyle: row.image_style,
      showText: row.show_text,
      parentIdSection: row.parent_id_section,
      url: row.url,
    },
  };
}
