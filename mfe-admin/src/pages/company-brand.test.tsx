import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  previewCompanyTheme,
  readCompanyBrand,
  readOwnAccess,
  saveCompanyBrand,
  uploadCompanyPicture,
} from '@shared-kit/contracts/admin';
import type { CompanyBrand } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-brand.tsx';

const brand: CompanyBrand = {
  version: 'v1',
  isReadOnly: false,
  edited: ['logo'],
  fields: {
    primaryColor: '#2A1E9A',
    secondaryColor: '#FFB000',
    thirdColor: '#5B4BDB',
    fourthColor: '#00B8A9',
    logo: '/media/t1/logo.png?e=1&s=a',
    favIcon: '',
    loginImage: '/media/t1/login.webp?e=1&s=a',
    loginImageMobile: '',
    landingLogo: '',
    loginPosition: 'middle',
    showLoginLogo: true,
  },
};

const sample = { use: 'link', scheme: 'light', background: '#ffffff', text: '#2a1e9a', ratio: 9.4 } as const;

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  globalThis.ResizeObserver ??= class {
    observe = () => {};
    unobserve = () => {};
    disconnect = () => {};
  };
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  api.reply(readCompanyBrand, { brand });
  api.reply(previewCompanyTheme, { css: ':root{}', samples: [{ ...sample, isAdjusted: true }] });
  api.reply(saveCompanyBrand, { success: true, brand: { ...brand, version: 'v2' } });
  api.reply(uploadCompanyPicture, { success: true, address: '/media/t1/nova.png?e=1&s=b' });
});

const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/admin/empresa', route: '/admin/empresa' },
  );
  await screen.findByRole('textbox', { name: 'Cor principal: código' });
};
const code = () => screen.getByRole('textbox', { name: 'Cor principal: código' });
const saveButton = () => screen.getByRole('button', { name: 'Salvar' });

test('shows the contrast of the theme, and a frame with what is not saved', async () => {
  await open();
  expect(await screen.findByText('9,4 : 1')).toBeVisible();
  expect(screen.getByText('ajustada')).toBeVisible();
  expect(saveButton()).toBeDisabled();
  const frame = screen.getByTitle('Prévia: Entrada no computador');
  expect(JSON.parse(frame.dataset['preview'] ?? '')).toMatchObject({
    isVisitor: true,
    css: ':root{}',
    app: { logo: brand.fields.logo, samlConfiguration: { autoRedirect: false } },
  });
});

test('saves the version that was read, and undoes it by saving what was there before', async () => {
  await open();
  await userEvent.clear(code());
  await userEvent.type(code(), '#101010');
  await userEvent.click(saveButton());
  await waitFor(() => expect(api.calls(saveCompanyBrand)).toHaveLength(1));
  expect(api.calls(saveCompanyBrand)[0]).toMatchObject({
    body: { version: 'v1', fields: { ...brand.fields, primaryColor: '#101010' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(saveCompanyBrand)).toHaveLength(2));
  expect(api.calls(saveCompanyBrand)[1]).toMatchObject({ body: { version: 'v2', fields: brand.fields } });
});

test('keeps a colour that is no colour in the form', async () => {
  await open();
  await userEvent.clear(code());
  await userEvent.type(code(), 'azul');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Use uma cor como #2A1E9A')).toBeVisible();
  expect(api.calls(saveCompanyBrand)).toEqual([]);
});

test('compares with what somebody else has saved meanwhile', async () => {
  await open();
  api.refuse(saveCompanyBrand, {
    status: 409,
    code: 'admin.changed-meanwhile',
    message: 'Outra pessoa mudou a marca.',
  });
  api.reply(readCompanyBrand, {
    brand: { ...brand, version: 'v9', fields: { ...brand.fields, primaryColor: '#222222', fourthColor: '#333333' } },
  });
  await userEvent.clear(code());
  await userEvent.type(code(), '#101010');
  await userEvent.click(saveButton());
  const dialog = await screen.findByRole('dialog', { name: 'Outra pessoa mudou estes dados' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /#222222/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar com estes valores' }));
  expect(code()).toHaveValue('#222222');
  expect(screen.getByRole('textbox', { name: 'Cor de apoio: código' })).toHaveValue('#333333');
});

test('removes a picture with the save, not before', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remover: Imagem da entrada (telas largas)' }));
  expect(api.calls(saveCompanyBrand)).toEqual([]);
  await userEvent.click(saveButton());
  await waitFor(() => expect(api.calls(saveCompanyBrand)).toHaveLength(1));
  expect(api.calls(saveCompanyBrand)[0]).toMatchObject({ body: { fields: { loginImage: '' } } });
});

test('only shows the brand of a company that its files govern', async () => {
  api.reply(readCompanyBrand, { brand: { ...brand, isReadOnly: true } });
  await open();
  expect(screen.getByText('Os arquivos da empresa decidem a marca')).toBeVisible();
  expect(code()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});
