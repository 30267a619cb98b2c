import { contentPath, sectionPath, slugOf } from './content.paths.ts';

const option = {
  text: 'Prevenção de perdas',
  description: '',
  image: '',
  sectionTo: null,
  color: '',
  imageStyle: 'default',
  showText: true,
  parentIdSection: null,
  url: '',
} as const;

describe('paths of the content portal', () => {
  test('keeps the section that a content item was opened from [A2r-09]', () => {
    expect(contentPath(7, 3)).toBe('/content/7?idSection=3');
    expect(contentPath(7)).toBe('/content/7');
  });

  test('builds the path of a section from the slug of its menu text and its id [A2r-15]', () => {
    expect(sectionPath({ idSection: 12, menuOption: option })).toBe('/prevencao-de-perdas/12');
    expect(sectionPath({ idSection: 12, menuOption: { ...option, sectionTo: 40 } })).toBe('/prevencao-de-perdas/40');
  });

  test('prevents a slug from hiding another route of the portal', () => {
    expect(slugOf('Content')).toBe('secao-content');
    expect(slugOf('Chat!')).toBe('secao-chat');
    expect(slugOf('…')).toBe('secao');
  });
});
