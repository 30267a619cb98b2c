import { createEnrollment, listTeams } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { stranger } from './learner.ts';

test(
  'a training without enrolment says so and lists its classes',
  { tag: ['@B2.1-05', '@B2.7-06', '@B2.7-07', '@B8-13', '@B3-06'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open('/catalog/lideranca');
    await expect(page.getByText('Para acessar este conteúdo, é necessário ter uma matrícula ativa.')).toBeVisible();
    const table = page.getByRole('table', { name: 'Turmas' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Turma',
      'Período para realização',
      'Data de início',
      'Data de termino',
      'Capacidade',
      'Vagas restantes',
      'Tipo de encontro',
      'Encontros',
      'Endereço',
      'Matrícula',
    ]);
    const full = table.getByRole('row').filter({ hasText: 'Turma presencial, Recife' });
    await expect(full.getByText('Turma lotada')).toBeVisible();
    await expect(full.getByRole('button')).toHaveText(['Entrar na lista de espera']);
    await onEveryScreen(page);
    await expectAccessible(page);
  },
);

test('the classes are sortable by column', { tag: ['@B2.7-08', '@B9-35'] }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora');
  await open('/catalog/nr-10');
  const table = page.getByRole('table', { name: 'Turmas' });
  const names = table.getByRole('row').locator('td:first-child');
  await table.getByRole('button', { name: 'Turma', exact: true }).click();
  await expect(names.first()).toContainText('Regional Sul');
  await table.getByRole('button', { name: 'Turma', exact: true }).click();
  await expect(names.first()).toContainText('Turma permanente');
  await expect(table.getByText('60 dias')).toBeVisible();
  await expect(table.getByRole('row').filter({ hasText: 'Turma permanente' }).getByText('Ilimitadas')).toBeVisible();
});

test('a training without classes shows a message', { tag: '@B2.7-09' }, async ({ actor }) => {
  const { page, open } = await actor('fabio', 'aurora');
  await open('/catalog/primeiros-socorros');
  // People enrol by themselves here, so a missing class is no error.
  await expect(page.getByRole('button', { name: 'Matricular-se' })).toBeVisible();
  await expect(page.getByText('Sem turma disponível')).toHaveCount(0);
  await open('/catalog/campo-de-provas');
  await expect(page.getByText('Sem turma disponível')).toBeVisible();
});

test(
  'enrolling opens the level page of the new enrolment',
  { tag: ['@B4.7-01', '@B4.7-06', '@B4.3-18', '@B2.1-02', '@B4.4-02'] },
  async ({ actor }) => {
    const { page, open } = await stranger(actor, 'energia-solar', [
      'helena.macedo',
      'elaine.cardoso',
      'debora.ribeiro',
    ]);
    await open('/catalog/energia-solar');
    // Holds the reply until the text is checked.
    const { promise: wasRead, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/learning/enrollments/', async (route) => {
      await wasRead;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Matricular-se na Turma aberta' }).click();
    await expect(page.getByText('Aguarde, realizando a sua matrícula')).toBeVisible();
    goOn();
    await expect(page).toHaveURL(/\/level\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Geração solar distribuída' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Os riscos da eletricidade' }).getByRole('link')).toBeVisible();
    // The notice leaves the header in reach.
    const notice = page.getByRole('listitem').filter({ hasText: 'Matrícula feita. Bom estudo!' });
    await onEveryScreen(page, async () => {
      const [header, box] = [await page.getByRole('banner').boundingBox(), await notice.boundingBox()];
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
  },
);

test(
  'an enrolment that needs approval becomes a request, with a note on the next step',
  { tag: ['@B4.7-02', '@B4.7-07', '@B4.3-19', '@B4.3-20', '@B2.9-17'] },
  async ({ actor }) => {
    const { page, open } = await stranger(actor, 'combate-incendio', [
      'igor.lopes',
      'daniel.monteiro',
      'cecilia.farias',
    ]);
    await open('/catalog/combate-incendio');
    await page.getByRole('button', { name: 'Solicitar matrícula na Brigada 2026' }).click();
    const dialog = page.getByRole('dialog', { name: 'Solicitação enviada' });
    await expect(dialog.getByText('aguardar a aprovação')).toBeVisible();
    await expect(dialog.getByText('Minha Jornada')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ok, entendi' }).click();
    await expect(page.getByText('Aguardando aprovação da matrícula')).toBeVisible();
  },
);

test('a seat taken meanwhile is refused with a message', { tag: '@B7.2-01' }, async ({ actor }) => {
  const jessica = await actor('jessica.rezende', 'aurora');
  await jessica.open('/catalog/lideranca');
  const button = jessica.page.getByRole('button', { name: 'Matricular-se na Turma presencial, Natal' });
  await expect(button).toBeVisible();
  const faster = await actor('jose.vasconcelos', 'aurora');
  const { teams } = await faster.api.call(listTeams, { query: { nodeCode: 'lideranca' } });
  const idTeam = teams.find(({ name }) => name === 'Turma presencial, Natal')?.idTeam ?? null;
  await faster.api.request(createEnrollment, {
    body: { idTeam, nodeCode: 'lideranca', idUser: faster.session.viewer.idUser },
  });
  await button.click();
  await expect(jessica.page.getByText('Não há mais vagas nesta turma.')).toBeVisible();
  await expect(
    jessica.page.getByRole('row').filter({ hasText: 'Turma presencial, Natal' }).getByText('Turma lotada'),
  ).toBeVisible();
});

test(
  'classes of another group are hidden',
  { tag: ['@B6-07', '@B2.3-29', '@B4.4-08', '@B4.3-07'] },
  async ({ actor }) => {
    const { page, open } = await actor('fabio', 'aurora');
    await open('/catalog/jornada-juridica');
    await expect(page.getByText('Acesso restrito')).toBeVisible();
    await expect(
      page.getByText('Este conteúdo é restrito para um grupo específico e você não tem permissão para visualizar.'),
    ).toBeVisible();
    await open('/');
    const card = page
      .getByRole('region', { name: 'Obrigatórios para a sua função' })
      .getByRole('article')
      .filter({ hasText: 'Contratos de concessão' });
    await expect(card.getByText('Acesso Restrito')).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);
  },
);
