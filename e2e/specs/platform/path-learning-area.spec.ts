import { getCatalog, listTeams } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { stranger } from '../learning/learner.ts';
import { lessonIn } from '../learning/scorm-place.ts';

/** Returns a person who is in neither training, whatever earlier attempts have left. */
async function newcomer(actorOf: (person: string, tenant: 'aurora') => Promise<Actor>): Promise<Actor> {
  const found: string[] = [];
  for (const person of ['luiza.gomes', 'giovana.rocha', 'eduardo.machado']) {
    const { api } = await actorOf(person, 'aurora');
    const { enrollment } = await api.call(getCatalog, { params: { id: 'seguranca-na-pratica' }, query: {} });
    const { teams } = await api.call(listTeams, { query: { nodeCode: 'combate-incendio' } });
    if (enrollment === null && teams.every(({ awaitingApproval }) => awaitingApproval === 0)) found.push(person);
  }
  return stranger(actorOf, 'seguranca-na-pratica', found);
}

const mainMenu = (page: Actor['page']) => page.getByRole('navigation', { name: 'Menu principal' });

test(
  'a new person goes from the catalog over an enrolment and a request to a training and a SCORM lesson',
  { tag: ['@cross-remote', '@mfe-learning', '@mfe-journey', '@B0-01', '@B0-02'] },
  async ({ actor }) => {
    test.slow();
    const { page, open } = await newcomer(actor);
    await open('/catalog/catalogo');
    await page.getByRole('searchbox').last().fill('Segurança na prática');
    await page.keyboard.press('Enter');
    const card = page.getByRole('article').filter({ hasText: 'Segurança na prática' });
    await card.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Matricular-se' }).click();
    await expect(page).toHaveURL(/\/level\/\d+$/);
    await expect(page.getByText('Conclua “Simulador NR-10” para liberar este item.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Simulador NR-10' }).first().click();
    const lesson = lessonIn(page, 'Simulador: desenergização na subestação');
    // A package is unpacked shortly after its import; the page waits for it.
    await expect(lesson.getByRole('heading', { name: 'Você chegou à subestação' })).toBeVisible({ timeout: 90_000 });

    await open('/catalog/combate-incendio');
    await page.getByRole('button', { name: 'Solicitar matrícula na Brigada 2026' }).click();
    await page
      .getByRole('dialog', { name: 'Solicitação enviada' })
      .getByRole('button', { name: 'Ok, entendi' })
      .click();
    await mainMenu(page).getByRole('link', { name: 'Solicitações de matrícula' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Aguardando' })).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Minha jornada' }).click();
    await expect(page.getByRole('main').getByText('Segurança na prática').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'an experienced person uses recommendations, history, certificate, impact evaluation, calendar, campaigns, ranking, external courses and interactions',
  { tag: ['@cross-remote', '@mfe-learning', '@mfe-journey', '@mfe-evaluations', '@B0-02', '@B2.3-06'] },
  async ({ actor }) => {
    test.slow();
    const { page, open } = await actor('carla', 'aurora');
    await open('/');
    const recommended = page.getByRole('region', { name: 'Recomendados para você' });
    await recommended.scrollIntoViewIfNeeded();
    await expect(recommended.getByRole('link').first()).toBeVisible();

    await mainMenu(page).getByRole('link', { name: 'Meu histórico' }).click();
    await expect(page.getByRole('table').getByText('Aprovado').first()).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Meus certificados' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Baixar certificado de / })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/_certificate\.pdf$/);

    await mainMenu(page).getByRole('link', { name: 'Avaliações de impacto' }).click();
    await page
      .getByRole('link', { name: /^Responder: / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Enviar avaliação' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar às avaliações de impacto' }).click();

    await mainMenu(page).getByRole('link', { name: 'Agenda' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Campanhas e Gamificação' }).click();
    await expect(page.getByText('Carla').first()).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Cursos externos' }).click();
    await expect(page.getByRole('button', { name: 'Cadastrar curso externo' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a learner uses the interactions of a class, and a support agent opens the support access',
  { tag: ['@cross-remote', '@mfe-learning', '@B0-02'] },
  async ({ actor }) => {
    const paula = await actor('paula', 'aurora');
    await paula.open('/myJourney');
    await paula.page
      .getByRole('main')
      .getByRole('link', { name: /Liderança/ })
      .first()
      .click();
    await paula.page.getByRole('button', { name: 'Interações' }).click();
    const drawer = paula.page.getByRole('dialog', { name: 'Interações' });
    await drawer.getByRole('tab', { name: 'Turma' }).click();
    await expect(drawer.getByRole('listitem').first()).toBeVisible();

    const mauro = await actor('mauro', 'aurora');
    await mauro.open('/');
    await mainMenu(mauro.page).getByRole('button', { name: 'Acesso Suporte' }).click();
    await expect(
      mauro.page.getByRole('dialog', { name: 'Acesso suporte' }).getByText('Apenas usuários ativos serão listados.'),
    ).toBeVisible();
  },
);
