import type { SectionDesign } from '@shared-kit/contracts/identity';
import { chromeAt } from './section-chrome.rules.ts';

const bare: SectionDesign = {
  general: { showBottomMenu: false, showTopBar: false, backgroundColor: '', columnColor: '' },
  itemText: {},
  itemDescription: {},
  firstItemText: {},
  firstItemDescription: {},
  menuitem: { showEmphasis: false, emphasisNumber: 0 },
};

const section = '/:slug/:idSection';

describe('frame of a section', () => {
  test('its design can hide header and bottom menu on its page [A2s-44]', () => {
    expect(chromeAt('/videos/12', section, { '12': bare })).toEqual({ hasTopBar: false, hasBottomMenu: false });
  });

  test('every other page shows both', () => {
    expect(chromeAt('/videos/13', section, { '12': bare })).toEqual({ hasTopBar: true, hasBottomMenu: true });
    expect(chromeAt('/level/12', '/level/:idEnrollment', { '12': bare })).toEqual({
      hasTopBar: true,
      hasBottomMenu: true,
    });
    expect(chromeAt('/', '/', { '12': bare })).toEqual({ hasTopBar: true, hasBottomMenu: true });
  });
});
