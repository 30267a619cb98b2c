import { readFileSync } from 'node:fs';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen, portalUrl } from '../../support/test.ts';

// Learners in other tests earn points, so these tests have a portal with fresh demo data.
test.describe.configure({ mode: 'default' });

const tab = '/myJourney/gamification';
const place = 'posição1º';

test(
  'the ranking of a campaign has positions, pages, filters and rules',
  { tag: ['@B2.2-04', '@B2.3-07', '@B2.11-01', '@B2.11-02', '@B2.11-03', '@B2.11-04', '@B9-06', '@B9-07', '@B9-33'] },
  async ({ actor, portal }) => {
    const { page, open } = await actor('carla', 'aurora');
    await open('/myJourney/historic');
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Campanhas e Gamificação' })
      .click();
    await expect(page).toHaveURL(portalUrl('aurora', tab, portal.origin));
    const ranking = page.getByRole('list', { name: 'Ranking de Energia Segura' });
    await expect(ranking.getByRole('listitem')).toHaveCount(10);
    const own = page.getByRole('region', { name: 'Sua posição' });
    await expect(own).toContainText(place);
    await expect(ranking.getByRole('listitem').filter({ hasText: 'Carla Nogueira' })).toContainText(['Você']);
    await onEveryScreen(page);
    await expectAccessible(page);

    const seen: string[] = [];
    const pages = page.getByRole('navigation', { name: 'Paginação' });
    for (let number = 1; number <= 4; number += 1) {
      if (number > 1) await pages.getByRole('button', { name: `Página ${number}`, exact: true }).click();
      await expect(pages.getByRole('button', { name: `Página ${number}`, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(ranking.getByRole('listitem').first()).toContainText(`${number * 10 - 9}º`);
      seen.push(...(await ranking.getByRole('listitem').allInnerTexts()));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((row) => /\D20 pontos/.test(row)).length).toBeGreaterThan(10);

    const department = page.getByRole('combobox', { name: 'Departamento' });
    await department.selectOption('Engenharia');
    await expect(own).toContainText(place);
    await department.selectOption('Operações');
    await expect(page.getByText('Você nao faz parte desse departamento. Altere ou remova o filtro.')).toBeVisible();
    await expect(ranking).not.toContainText('Carla Nogueira');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remover filtro' }).click();
    await expect(own).toContainText(place);

    await page.getByRole('button', { name: 'Regras da campanha' }).click();
    const rules = page.getByRole('dialog', { name: 'Regras: Energia Segura' });
    await expect(rules).toContainText('Concluir um treinamento');
    await expect(rules).toContainText('100 pontos');
    await expect(rules.getByRole('link', { name: /Direção defensiva/ })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await rules.getByRole('button', { name: 'Ok, entendi' }).click();
    await expect(rules).toBeHidden();
  },
);

test(
  'the profile shows points by campaign, activities and the spreadsheet',
  { tag: ['@A2p-13', '@A2p-14', '@A2p-15', '@A2p-16', '@A2p-17', '@A2p-18', '@A4m-15'] },
  async ({ actor }) => {
    const { page, open } = await actor('diego', 'aurora');
    await open('/perfil');
    const points = page.getByRole('region', { name: 'Meus Pontos' });
    await points.getByRole('combobox', { name: 'Campanha' }).selectOption('Energia Segura');
    await expect(points).toContainText(/\d pontos/);
    const activities = page.getByRole('region', { name: 'Minhas atividades' });
    await expect(activities.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Como você ganha pontos' })).toContainText('100 pontos');
    await onEveryScreen(page);
    await expectAccessible(page);
    await activities.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect.poll(() => activities.getByRole('listitem').count()).toBeGreaterThan(2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      activities.getByRole('button', { name: 'Exportar planilha' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('minhas-atividades.xlsx');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');

    await page.getByRole('button', { name: 'Alterar foto' }).click();
    const photo = page.getByRole('dialog');
    await expect(photo).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(photo).toBeHidden();
    await page.getByRole('button', { name: 'Alterar foto' }).click();
    await expect(photo).toBeVisible();
  },
);

test(
  'a person in a new campaign is notified once with a link, and the campaign is empty without points',
  { tag: ['@B7.2-21', '@B7.2-22', '@B8-09'] },
  async ({ actor }, { retry }) => {
    test.slow();
    // A person is notified once in all attempts.
    const { page, open } = await actor(retry === 0 ? 'heitor.santana' : 'giovana.rocha', 'aurora');
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/notified') && reply.ok());
    await open('/');
    const notice = page.getByRole('listitem').filter({ hasText: 'Você está na campanha Semana da SIPAT!' });
    // The pointer holds the notice, which otherwise leaves after 12 s.
    await notice.hover();
    await saved;
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Ver campanha' }).click();
    await expect(page.getByRole('combobox', { name: 'Campanha' })).toHaveValue(/\d+/);
    await expect(page.getByText('Ainda não há dados para serem exibidos!')).toBeVisible();
    await expect(page.getByText(/^Você ainda não pontuou nesta campanha/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Sua posição' })).toBeVisible();
    await open('/');
    await page.getByRole('button', { name: /^Notificações, \d+$/ }).click();
    await expect(page.getByRole('link', { name: /Você está na campanha Semana da SIPAT!/ })).toBeVisible();
    await expect(notice.getByRole('button', { name: 'Ver campanha' })).toHaveCount(0);
  },
);

test(
  'a person without a campaign has no entry and no tab, and a company without gamification has no points',
  { tag: ['@B2.2-04', '@B8-09', '@A6-04'] },
  async ({ actor }) => {
    const fabio = await actor('fabio', 'aurora');
    await fabio.open('/perfil');
    await expect(
      fabio.page
        .getByRole('region', { name: 'Minhas atividades' })
        .getByText('Ainda não há dados para serem exibidos!'),
    ).toBeVisible();
    await expectAccessible(fabio.page);
    await fabio.open(tab);
    await expect(fabio.page.getByRole('tab', { name: 'Matriculados', selected: true })).toBeVisible();
    await expect(fabio.page.getByRole('tab', { name: 'Campanhas e Gamificação' })).toHaveCount(0);

    const bruno = await actor('bruno', 'horizonte');
    await bruno.open('/perfil');
    await expect(bruno.page.getByRole('link', { name: 'Editar perfil' })).toBeVisible();
    await expect(bruno.page.getByRole('region', { name: 'Meus Pontos' })).toHaveCount(0);
  },
);
