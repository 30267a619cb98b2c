import type { Design, MenuSection, SectionDesign } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { mediaAddress } from './media-address.presenter.ts';
import type { MediaContext } from './media-address.presenter.ts';
import { sectionDesign } from './section-design.rules.ts';
import { sections } from './section.repository.ts';
import type { SectionRow } from './section.repository.ts';

interface SectionMenu {
  readonly menu: MenuSection[];
  readonly design: Design;
}

/** Reads the sections of a tenant's menu, in order, and how its home and its sections look. */
export async function sectionMenu(db: TenantDb, media: MediaContext): Promise<SectionMenu> {
  const [rows, settings] = await Promise.all([sections(db).inOrder(), sections(db).settings()]);
  return {
    menu: rows.map((row) => menuSection(row, media)),
    design: {
      homeType: settings?.home_type ?? 'carousel',
      mosaicStyle: settings?.mosaic_style ?? 'tile',
      sections: Object.fromEntries(
        rows.map((row): [string, SectionDesign] => [String(row.id_section), sectionDesign(row.design)]),
      ),
    },
  };
}

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
