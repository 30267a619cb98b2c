import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readCompanyModules, readOwnAccess, switchCompanyModule } from '@shared-kit/contracts/admin';
import type { CompanyModule, CompanyModules } from '@shared-kit/contracts/admin';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from './company-modules.tsx';

const moduleNamed = (module: string, fields: Partial<CompanyModule> = {}): CompanyModule => ({
  module,
  isOn: true,
  lock: null,
  isEdited: false,
  isHome: false,
  menu: [],
  pages: [],
  ...fields,
});

const modules: CompanyModules = {
  version: 'v1',
  isReadOnly: false,
  people: 1234,
  modules: [
    moduleNamed('learning', { isHome: true }),
    moduleNamed('store', { menu: ['Lojinha'], pages: ['Carrinho', 'Meus pedidos'] }),
    moduleNamed('plans', { isOn: false, lock: 'not-offered' }),
    moduleNamed('admin', { lock: 'administration' }),
  ],
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi();
  api.reply(readOwnAccess, { hasPassword: true, roles: ['administrator'], rights: ['company.edit', 'roles.read'] });
  api.reply(readCompanyModules, modules);
  api.reply(switchCompanyModule, { success: true, version: 'v2' });
});

const at = '/admin/empresa/modulos';
const open = async () => {
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at, route: at },
  );
  await screen.findByRole('list', { name: 'Módulos do portal' });
};
const ofStore = () => screen.getByRole('switch', { name: /^Lojinha/ });

test('says what disappears and for how many people before it switches a module off', async () => {
  await open();
  await userEvent.click(ofStore());
  const dialog = screen.getByRole('dialog', { name: 'Desligar Lojinha?' });
  expect(dialog).toHaveTextContent('1.234 pessoas com acesso');
  expect(dialog).toHaveTextContent('Carrinho, Meus pedidos');
  expect(api.calls(switchCompanyModule)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(api.calls(switchCompanyModule)).toEqual([]);
  expect(ofStore()).toBeChecked();
});

test('switches in the version that was shown, and undoes it in the version that this made', async () => {
  await open();
  await userEvent.click(ofStore());
  await userEvent.click(screen.getByRole('button', { name: 'Desligar' }));
  await waitFor(() => expect(api.calls(switchCompanyModule)).toHaveLength(1));
  expect(api.calls(switchCompanyModule)[0]).toMatchObject({
    params: { module: 'store' },
    body: { version: 'v1', isOn: false },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(api.calls(switchCompanyModule)).toHaveLength(2));
  expect(api.calls(switchCompanyModule)[1]).toMatchObject({ body: { version: 'v2', isOn: true } });
});

test('says that the start page changes when the module fills it', async () => {
  await open();
  await userEvent.click(screen.getByRole('switch', { name: /^Treinamentos/ }));
  expect(screen.getByText('A página inicial muda: é este módulo que a preenche.')).toBeVisible();
});

test('shows why a module stays as it is', async () => {
  await open();
  expect(screen.getByRole('switch', { name: /^Administração/ })).toBeDisabled();
  expect(screen.getByText(/ninguém conseguiria ligá-la de novo/)).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Planos/ })).toBeDisabled();
  expect(screen.getByText(/Não faz parte do contrato/)).toBeVisible();
});

test('reads the modules again after somebody else switched one', async () => {
  await open();
  api.refuse(switchCompanyModule, { status: 409, code: 'admin.changed-meanwhile', message: 'Outra pessoa mudou.' });
  api.reply(readCompanyModules, { ...modules, version: 'v9', modules: [moduleNamed('store', { isOn: false })] });
  await userEvent.click(ofStore());
  await userEvent.click(screen.getByRole('button', { name: 'Desligar' }));
  expect(await screen.findByText('Outra pessoa mudou.')).toBeVisible();
  await waitFor(() => expect(ofStore()).not.toBeChecked());
});

test('only shows the modules of a company that its files govern', async () => {
  api.reply(readCompanyModules, { ...modules, isReadOnly: true });
  await open();
  expect(screen.getByText('Os arquivos da empresa decidem os módulos')).toBeVisible();
  expect(ofStore()).toBeDisabled();
});

test('the sections of the company have addresses of their own, and lead to the roles', async () => {
  await open();
  const nav = screen.getByRole('navigation', { name: 'Empresa' });
  expect(within(nav).getByRole('link', { name: 'Módulos' })).toHaveAttribute('aria-current', 'page');
  expect(within(nav).getByRole('link', { name: 'Marca' })).toHaveAttribute('href', '/admin/empresa');
  expect(within(nav).getByRole('link', { name: 'Papéis' })).toHaveAttribute('href', '/admin/acessos');
});
