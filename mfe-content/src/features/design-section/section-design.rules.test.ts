import type { SectionDesign } from '@shared-kit/contracts/identity';
import { firstItems, isDesigned } from './section-design.rules.ts';

const plain: SectionDesign = {
  general: { showBottomMenu: false, showTopBar: false, backgroundColor: '', columnColor: '' },
  itemText: {},
  itemDescription: {},
  firstItemText: {},
  firstItemDescription: {},
  menuitem: { showEmphasis: false, emphasisNumber: 4 },
};

test('needs no stylesheet for a section without colours and text styles', () => {
  expect(isDesigned(plain)).toBe(false);
  expect(isDesigned({ ...plain, general: { ...plain.general, columnColor: '#fff' } })).toBe(true);
  expect(isDesigned({ ...plain, firstItemDescription: { align: 'center' } })).toBe(true);
});

test('emphasizes one item, or the number that the design sets', () => {
  expect(firstItems(plain)).toBe(1);
  expect(firstItems({ ...plain, menuitem: { showEmphasis: true, emphasisNumber: 3 } })).toBe(3);
  expect(firstItems({ ...plain, menuitem: { showEmphasis: true, emphasisNumber: 0 } })).toBe(1);
});
