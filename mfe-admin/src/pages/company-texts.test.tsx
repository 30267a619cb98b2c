import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCompanyTexts, readOwnAccess, saveCompanyTexts } from '@shared-kit/contracts/admin';
import type { CompanyTexts } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-texts.tsx';

const texts: CompanyTexts = {
  version: 'v1',
  isReadOnly: false,
  hasOwnPage: false,
  fields: {
    contentsLabel: 'Conteúdos',
    shortName: '',
    landingPage: false,
    landingTitle: '',
    landingText: '',
    closingTitle: '',
    closingText: '',
    landingContact: '',
    contactForm: false,
    contactTitle: '',
    contactDescription: '',
    contactFeedback: '',
    contactEmail: '',
    nameContact: '',
  },
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit'] });
  api.reply(readCompanyTexts, texts);
});

const at = '/admin/empresa/textos';
const label = () => screen.findByRole('textbox', { name: /^Nome dos conteúdos/ });
const save = () => screen.getByRole('button', { name: 'Salvar' });
const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: at },
  );
  await label();
};

test('saves texts in the version that was read, and undoes it', async () => {
  const saved = { ...texts, version: 'v2', fields: { ...texts.fields, contentsLabel: 'Acervo' } };
  api.reply(saveCompanyTexts, { success: true, texts: saved });
  await open();
  expect(save()).toBeDisabled();
  await userEvent.clear(await label());
  await userEvent.type(await label(), 'Acervo');
  await userEvent.click(save());
  await waitFor(() => expect(api.calls(saveCompanyTexts)).toHaveLength(1));
  expect(api.calls(saveCompanyTexts)[0]).toMatchObject({
    body: { version: 'v1', fields: { contentsLabel: 'Acervo' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(saveCompanyTexts)).toHaveLength(2));
  expect(api.calls(saveCompanyTexts)[1]).toMatchObject({
    body: { version: 'v2', fields: { contentsLabel: 'Conteúdos' } },
  });
});

test('asks for the texts of a form that is switched on, and sends nothing without them', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Oferecer o Fale conosco' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail que recebe/ }), 'rh');
  await userEvent.click(save());
  expect(await screen.findByText('Informe um e-mail válido.')).toBeVisible();
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(3);
  expect(api.calls(saveCompanyTexts)).toEqual([]);
});

test('two people who change the same text compare them', async () => {
  await open();
  await userEvent.type(await label(), ' meus');
  api.refuse(saveCompanyTexts, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa' });
  api.reply(readCompanyTexts, {
    ...texts,
    version: 'v9',
    fields: { ...texts.fields, contentsLabel: 'Dela', shortName: 'Dela' },
  });
  await userEvent.click(save());
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Conteúdos meus/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continuar com estes valores' }));
  api.reply(saveCompanyTexts, { success: true, texts: { ...texts, version: 'v10' } });
  await userEvent.click(save());
  await waitFor(() =>
    expect(api.calls(saveCompanyTexts).at(-1)).toMatchObject({
      body: { version: 'v9', fields: { contentsLabel: 'Conteúdos meus', shortName: 'Dela' } },
    }),
  );
});

test('shows the texts of a company that its files govern, without a way to save', async () => {
  api.reply(readCompanyTexts, { ...texts, isReadOnly: true });
  await open();
  expect(screen.getByText('Os arquivos desta empresa decidem os textos')).toBeVisible();
  expect(await label()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Salvar' })).toBeNull();
});
