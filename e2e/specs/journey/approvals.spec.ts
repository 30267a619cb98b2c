import { listEnrollmentRequests } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, expectWholeTable, onEveryScreen, screens, test } from '../../support/test.ts';

const title = 'Prevenção e combate a incêndio';

test('a leader denies and approves requests of the team, and the learner reads the answer', async ({ actor }) => {
  const paula = await actor('paula', 'aurora');
  await paula.open('/');
  await paula.page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Aprovações' })
    .click();
  await expect(paula.page.getByRole('heading', { level: 1, name: 'Aprovações' })).toBeVisible();
  const list = paula.page.getByRole('list', { name: 'Solicitações que aguardam resposta' });
  const otto = list.getByRole('listitem').filter({ hasText: 'Otto Krause' });
  await expect(otto.getByRole('paragraph').filter({ hasText: title })).toBeVisible();
  await onEveryScreen(paula.page);
  await expectAccessible(paula.page);

  await otto.getByRole('button', { name: `Reprovar Otto Krause em ${title}` }).click();
  const dialog = paula.page.getByRole('dialog', { name: 'Reprovar solicitação' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('A brigada da engenharia já está completa.');
  await expectAccessible(paula.page);
  await dialog.getByRole('button', { name: 'Reprovar' }).click();
  await expect(otto).toHaveCount(0);

  await list.getByRole('checkbox', { name: /^Selecionar Renata Teixeira/ }).check();
  await paula.page.getByRole('button', { name: 'Aprovar selecionadas' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Renata Teixeira' })).toHaveCount(0);
  await paula.page.getByRole('tab', { name: 'Respondidas' }).click();
  await expect(paula.page.getByText('A brigada da engenharia já está completa.')).toBeVisible();
  await onEveryScreen(paula.page);
  await expectAccessible(paula.page);

  const learner = await actor('otto', 'aurora');
  await learner.open('/catalog/combate-incendio');
  await expect(learner.page.getByText(/^Solicitação reprovada em /)).toBeVisible();
  await expect(learner.page.getByText('A brigada da engenharia já está completa.')).toBeVisible();
  await expect(learner.page.getByRole('button', { name: 'Solicitar matrícula na Brigada 2026' })).toBeVisible();

  await learner.page.getByRole('button', { name: /^Notificações/ }).click();
  await learner.page.getByRole('link', { name: /Sua solicitação de matrícula em .* foi reprovada/ }).click();
  const answered = learner.page.getByRole('row').filter({ hasText: title });
  await expect(answered.filter({ hasText: 'Reprovado' })).toBeVisible();

  const approved = await actor('renata.teixeira', 'aurora');
  const { result } = await approved.api.call(listEnrollmentRequests, {
    query: { idUser: approved.session.viewer.idUser },
  });
  expect(result.find((request) => request.title === title)).toMatchObject({ status: 'APPROVED' });
});

test('people who lead no team find no entry in the menu and no list on the page', async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora');
  await open('/aprovacoes');
  await expect(page.getByText('Página para quem responde solicitações')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Aprovações' }),
  ).toHaveCount(0);
});

test('a certificate that expires soon shows its day and offers the renewal', async ({ actor }) => {
  const { page, open } = await actor('carla', 'aurora');
  await open('/myJourney/certificates');
  const row = page.getByRole('row').filter({ hasText: 'NR-35 Trabalho em altura' });
  await expect(row.getByText(/^\d{2}\/\d{2}\/\d{4}$/)).toHaveCount(2);
  // The three actions stand beside each other where the columns have a table.
  await page.setViewportSize(screens.tablet);
  const actions = row.getByRole('cell').last().locator('a, button');
  await expect(actions).toHaveCount(3);
  await expect
    .poll(
      async () => new Set(await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size,
    )
    .toBe(1);
  // The side menu of a small desktop leaves the table the least room.
  for (const width of [1024, 980]) {
    await page.setViewportSize({ width, height: 800 });
    await expectWholeTable(page.getByRole('table'));
  }
  await onEveryScreen(page);
  await row.getByRole('link', { name: 'Renovar a certificação de NR-35 Trabalho em altura' }).click();
  await expect(page.getByRole('button', { name: 'Matricular-se na Próxima turma' })).toBeVisible();
});
