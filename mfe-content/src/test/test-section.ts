import type { MenuOption, MenuSection } from '@shared-kit/contracts/identity';

/** Creates a card section at the top level of the menu, for tests. */
export function testSection(
  idSection: number,
  text: string,
  option: Partial<MenuOption> = {},
  idSectionType = 2,
): MenuSection {
  return {
    idSection,
    idSectionType,
    menuOption: {
      text,
      description: '',
      image: '',
      sectionTo: null,
      color: '',
      imageStyle: 'default',
      showText: true,
      parentIdSection: null,
      url: '',
      ...option,
    },
  };
}
