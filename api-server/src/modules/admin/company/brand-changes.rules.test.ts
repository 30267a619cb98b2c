import type { BrandFields } from '@shared-kit/contracts/admin';
import type { AppAppearance } from '../../../platform/database/platform.tables.ts';
import { brandChanges, changedBrandFields, settingsWith } from './brand-changes.rules.ts';

const fields: BrandFields = {
  primaryColor: '#2A1E9A',
  secondaryColor: '#FFB000',
  thirdColor: '#5B4BDB',
  fourthColor: '#00B8A9',
  logo: 't1/aa/logo.svg',
  favIcon: '',
  loginImage: 't1/bb/login.webp',
  loginImageMobile: '',
  landingLogo: '',
  loginPosition: 'middle',
  showLoginLogo: true,
};

test('a colour in other letters is no change', () => {
  expect(changedBrandFields(fields, { ...fields, primaryColor: '#2a1e9a' })).toEqual([]);
});

test('the log names pictures by what became of them', () => {
  const after: BrandFields = { ...fields, logo: 't1/cc/outro.png', loginImage: '', loginPosition: 'top' };
  expect(brandChanges(fields, after)).toEqual([
    { field: 'brand.logo', before: 'imagem anterior', after: 'imagem nova' },
    { field: 'brand.loginImage', before: 'imagem anterior', after: '' },
    { field: 'brand.loginPosition', before: 'ao lado', after: 'em cima' },
  ]);
});

test('changed fields are marked as edited once, and other settings stay', () => {
  const settings = {
    theme: { primaryColor: '#2A1E9A', other: 'x' },
    appearance: { landingPage: true } as AppAppearance,
    edited: ['theme.primaryColor', 'appearance.logo'],
  };
  const result = settingsWith(settings, fields, { ...fields, primaryColor: '#000000', showLoginLogo: false });
  expect(result.edited).toEqual(['theme.primaryColor', 'appearance.logo', 'appearance.showLoginLogo']);
  expect(result.theme).toMatchObject({ primaryColor: '#000000', other: 'x' });
  expect(result.appearance).toMatchObject({ landingPage: true, showLoginLogo: false });
});
