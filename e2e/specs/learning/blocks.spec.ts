import { catalogPath, listMeetings, listRecommendations } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from './learner.ts';

test(
  'the home recommends, links and lists meetings, each block for the people it applies to',
  { tag: ['@B2.4-03', '@B2.4-07', '@B2.4-08', '@B2.5-10', '@B2.5-11'] },
  async ({ actor }) => {
    const { page, open, api, session } = await actor('carla', 'aurora');
    const { idUser } = session.viewer;
    const { totalRecords, result } = await api.call(listRecommendations, { params: { idUser }, query: { limit: 100 } });
    expect(totalRecords).toBeGreaterThan(4);
    await page.addLocatorHandler(page.getByRole('dialog', { name: 'Avaliações de impacto pendentes' }), (reminder) =>
      reminder.getByRole('button', { name: 'Agora não' }).click(),
    );
    await open('/');
    await page
      .getByRole('navigation', { name: 'Atalhos' })
      .getByRole('link', { name: 'Segurança do trabalho' })
      .scrollIntoViewIfNeeded();
    const recommended = page.getByRole('region', { name: 'Recomendados para você' });
    await recommended.scrollIntoViewIfNeeded();
    await expect(recommended.getByRole('link', { name: result[0]?.title ?? '' })).toBeVisible();
    await expect(recommended.getByText(result[0]?.reason ?? '').first()).toBeVisible();
    await recommended.getByRole('link', { name: 'Ver todos' }).click();
    const all = page.getByRole('list', { name: 'Recomendados para você' }).getByRole('article');
    await expect(async () => {
      await all.last().scrollIntoViewIfNeeded();
      await expect(all).toHaveCount(totalRecords, { timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await page.goBack();

    const meetings = page.getByRole('region', { name: 'Próximos encontros' });
    await meetings.scrollIntoViewIfNeeded();
    await expect(meetings.getByRole('article').first()).toBeVisible();
    await meetings.getByRole('button', { name: 'Todos os eventos' }).click();
    const { totalRecords: count } = await api.call(listMeetings, { query: {} });
    await expect(meetings.getByRole('article')).toHaveCount(Math.min(5, count));
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

test(
  'catalogs expand in place, and a grid preserves its columns',
  { tag: ['@B2.4-06', '@B2.4-11', '@B9-23'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open(catalogPath('catalogo'));
    await page.getByRole('button', { name: 'Gente e cultura' }).click();
    const grid = page.getByRole('list', { name: 'Comece por aqui' });
    await expect(grid.getByRole('link', { name: 'Código de conduta' })).toBeVisible();
    const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    for (const [width, count] of [
      [1440, 4],
      [1100, 3],
      [800, 2],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns).toBe(count);
    }
    await expectAccessible(page);
  },
);

test(
  'a page with a pre-test is locked until the pre-test is finished',
  { tag: ['@B2.4-10', '@B2.16-01', '@B2.16-02', '@B2.16-03', '@B2.16-04', '@B4.6-22', '@B4.6-13', '@B4.7-04'] },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'nr-12',
      ['isabela.barbosa', 'igor.lopes', 'helena.macedo', 'leandro.torres'],
      'Turma aberta',
    );
    const { page, open, idEnrollment } = learner;
    await open(`/level/${idEnrollment}`);
    const modal = page.getByRole('dialog', { name: 'Pré-teste' });
    await expect(
      modal.getByText('Para acessar este conteúdo, é necessário realizar o pré-teste de conhecimento obrigatório.'),
    ).toBeVisible();
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Agora não' }).click();
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cinco alongamentos para antes do turno' })).toHaveCount(0);
    await onEveryScreen(page);

    await page.getByRole('button', { name: 'Iniciar pré-teste' }).click();
    await expect(page).toHaveURL(/\/evaluations\/\d+\/\d+\/\d+$/);
    await page.goBack();
    await modal.getByRole('button', { name: 'Continuar pré-teste' }).click();
    await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
    for (const [index, answer] of [/interromper o movimento/, 'Verdadeiro', 'A máquina para'].entries()) {
      await page.getByLabel(answer).check();
      if (index < 2) await page.getByRole('button', { name: 'Próxima' }).click();
    }
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await expect(page.getByRole('heading', { name: 'Aproveitamento' })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('link', { name: 'Voltar ao treinamento' }).last().click();
    await expect(page.getByText('Aproveitamento de 100%')).toBeVisible();
    await expect(modal).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Cinco alongamentos para antes do turno' })).toBeVisible();
  },
);
