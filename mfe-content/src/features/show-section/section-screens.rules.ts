/** The screens of sections that this version has. */
export type SectionScreen = 'card-list';

/** Which screen shows a section, by its type number (decision 21); any other type is not available. */
const screens: Readonly<Record<number, SectionScreen>> = {
  2: 'card-list',
};

export function screenOf(idSectionType: number): SectionScreen | undefined {
  return screens[idSectionType];
}
