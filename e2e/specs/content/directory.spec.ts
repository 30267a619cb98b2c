import { searchUsers } from '@shared-kit/contracts/identity';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const people = 'Pessoas da rede';

test(
  'lists the people of the company ten at a time, with ‘Ver mais’',
  { tag: ['@A2s-33', '@A9-04', '@A7u-05'] },
  async ({ actor }) => {
    const { page, open, session, api } = await actor('vinicius.ramos', 'sabermais');
    const section = session.menu.find(({ menuOption }) => menuOption.text === people);
    const { userList, totalRecords } = await api.call(searchUsers, { query: { limit: 20 } });
    const sizes: (string | null)[] = [];
    page.on(
      'request',
      (request) => /\/api\/users\?/.test(request.url()) && sizes.push(new URL(request.url()).searchParams.get('limit')),
    );
    await open(`/pessoas-da-rede/${section?.idSection}`);
    const list = page.getByRole('list', { name: people });
    await expect(list.getByRole('link')).toHaveText(userList.slice(0, 10).map(({ name }) => name));
    await expect(page.getByText(`${totalRecords} pessoas`)).toBeVisible();
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('button', { name: 'Ver mais' }).click();
    await expect(list.getByRole('link')).toHaveText(userList.map(({ name }) => name));
    expect(new Set(sizes)).toEqual(new Set(['10']));
    // Contains names and addresses, but no credentials.
    expect(Object.keys(userList[0] ?? {}).toSorted()).toEqual(['email', 'name', 'photo']);
  },
);

test(
  'finds people by part of their name in any case, and shows a read-only profile',
  { tag: ['@A5-23', '@A2r-21', '@A2r-22'] },
  async ({ actor }) => {
    const { page, open, session } = await actor('vinicius.ramos', 'sabermais');
    await open(`/pessoas-da-rede/${session.menu.find(({ menuOption }) => menuOption.text === people)?.idSection}`);
    const box = page.getByRole('searchbox', { name: 'Buscar pessoas pelo nome' });
    await box.fill('NOGUEI');
    const found = page.getByRole('list', { name: people }).getByRole('link');
    await expect(found).toHaveText(['Carla Nogueira']);
    await box.fill('sabermais.com.br');
    await expect(page.getByText('Ninguém com “sabermais.com.br” no nome.')).toBeVisible();
    await box.fill('carla nog');
    await found.click();
    await expect(page).toHaveURL(/\/PerfilUsuario\?nome=Carla(\+|%20)Nogueira&email=carla%40sabermais\.com\.br/);
    await expect(page.getByRole('heading', { level: 1, name: 'Carla Nogueira' })).toBeVisible();
    await expect(page.getByText('carla@sabermais.com.br')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: /editar|salvar/i })).toHaveCount(0);
    await expectAccessible(page);
    await onEveryScreen(page);
    await page.getByRole('main').getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: people })).toBeVisible();
  },
);

test(
  'an address without a known person shows a notice, and unsafe parameters are neither linked nor loaded',
  { tag: '@A2r-21' },
  async ({ actor }) => {
    const { page, open } = await actor('vinicius.ramos', 'sabermais');
    await open('/PerfilUsuario?email=x@y.z');
    await expect(page.getByText('Pessoa não encontrada')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(
      `/PerfilUsuario?nome=${encodeURIComponent('<b>Ana</b>')}&email=javascript:1&photo=${encodeURIComponent('https://evil.example/x.png')}`,
    );
    await expect(page.getByRole('heading', { level: 1, name: '<b>Ana</b>' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Escrever/ })).toHaveCount(0);
    expect(requests.filter((url) => new URL(url).hostname === 'evil.example')).toEqual([]);
  },
);

test('a company without a directory reveals no people', async ({ actor }) => {
  const { api } = await actor('bruno', 'horizonte');
  const { status, body } = await api.request(searchUsers, { query: {} });
  expect([status, body]).toEqual([403, expect.objectContaining({ code: 'identity.no-directory' })]);
});
