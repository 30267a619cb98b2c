import { createNodeEnrollment, getNavigationMap } from '@shared-kit/contracts/learning';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { enrollmentIn, savedEnrollment, newLearner } from './learner.ts';
import { passLgpdEvaluation } from './lgpd-evaluation.ts';

/** Plays the last second of the open video. */
async function playToTheEnd(page: Page): Promise<void> {
  await playFrom(page, 1);
}

async function playFrom(page: Page, secondsBeforeEnd: number): Promise<void> {
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await video.evaluate(async (element: HTMLVideoElement, before) => {
    element.muted = true;
    element.currentTime = element.duration - before;
    await element.play();
  }, secondsBeforeEnd);
}

test(
  'completing a video and a page unlocks the next item, and the level page updates without a reload',
  {
    tag: [
      '@B2.7-01',
      '@B4.3-01',
      '@B4.3-04',
      '@B4.3-14',
      '@B4.2-01',
      '@B4.2-03',
      '@B4.2-06',
      '@B2.3-24',
      '@B2.6-05',
      '@B2.6-06',
      '@B2.6-20',
      '@B6-01',
    ],
  },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'nr-10',
      ['vinicius.oliveira', 'iris', 'elaine.cardoso'],
      'Turma permanente',
    );
    const { page, open } = learner;
    await open(`/level/${learner.idEnrollment}`);
    const pageItem = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Os seis passos da desenergização' }) });
    await expect(pageItem.getByText('Conclua “Os riscos da eletricidade” para liberar este item.')).toBeVisible();
    // The reason links to the item that comes first.
    await pageItem.getByRole('link', { name: 'Os riscos da eletricidade' }).click();
    await expect(page).toHaveURL(/\/contentNode\/\d+\/\d+\/\d+\/\d+\//);
    const next = page.getByRole('button', { name: 'Próximo' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await savedEnrollment(learner)).nodeEnrollment?.status).toBe('IN_PROGRESS');

    await playToTheEnd(page);
    await expect(page.getByRole('status').filter({ hasText: 'Concluído' })).toBeVisible();
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.click();

    await expect(page.getByRole('heading', { level: 1, name: 'Os seis passos da desenergização' })).toBeVisible();
    await expect(page.getByText('Por Eng. Caio Batista Rocha')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Concluído' })).toBeVisible();
    await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
    await expect(page.getByText(/^Você ganhou \d+ pontos!/)).toBeVisible();

    await expect(page).toHaveURL(/\/level\/\d+\/nr-10$/);
    await expect(page.getByRole('progressbar', { name: 'Progresso', exact: true })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
    await expect(page.getByRole('link', { name: 'NR-10: avaliação final', exact: true })).toHaveAttribute(
      'href',
      /\/evaluations\/\d+\/\d+$/,
    );
    await onEveryScreen(page);
    await expectAccessible(page);
    const { nodeEnrollment, node } = await savedEnrollment(learner);
    expect(nodeEnrollment).toMatchObject({ status: 'IN_PROGRESS', progress: 66 });
    expect(node.blocks[0]?.elements.map(({ data }) => data.contentEnrollment?.grade ?? null)).toEqual([0, 0, null]);
  },
);

test(
  'a video left in the middle preserves its progress and resumes there',
  { tag: ['@B4.2-05', '@B2.6-03'] },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'lideranca',
      ['leandro.torres', 'leticia.carvalho', 'lucas.nunes'],
      'Turma on-line',
    );
    const { page, open } = learner;
    await open(`/level/${learner.idEnrollment}`);
    await page.getByRole('link', { name: 'A conversa que faz crescer', exact: true }).click();
    await playFrom(page, 12);
    await expect
      .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.duration - element.currentTime))
      .toBeLessThan(11);
    await page.locator('video').evaluate((element: HTMLVideoElement) => element.pause());
    await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
    const card = page.getByRole('article').filter({ hasText: 'A conversa que faz crescer' });
    await expect(card.getByText('Em andamento')).toBeVisible();
    const share = async () => Number(await card.getByRole('progressbar').getAttribute('aria-valuenow'));
    await expect.poll(share).toBeGreaterThan(30);
    expect(await share()).toBeLessThan(100);
    await page.getByRole('link', { name: 'A conversa que faz crescer', exact: true }).click();
    await expect
      .poll(() => page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(5);
  },
);

test(
  'the map shows the whole training and the current position',
  { tag: ['@B2.6-18', '@B2.6-19', '@B2.3-24', '@B2.1-08'] },
  async ({ actor }) => {
    const bruno = await actor('bruno', 'aurora');
    const { page, open } = bruno;
    const idEnrollment = await enrollmentIn(bruno, 'LGPD na prática');
    await open(`/level/${idEnrollment}/lgpd-fundamentos`);
    // A level with one content opens it automatically.
    await expect(page.getByRole('heading', { level: 1, name: 'Dados de clientes são de clientes' })).toBeVisible();
    await page.getByRole('button', { name: 'Lista' }).click();
    const map = page.getByRole('dialog', { name: 'LGPD na prática' });
    await expect(map.getByText('Módulo 1: fundamentos')).toBeVisible();
    await expect(map.getByRole('button', { name: /Dados de clientes são de clientes/ })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await expect(
      map.getByRole('button', { name: /Dados de clientes são de clientes/ }).getByText('Você está aqui!'),
    ).toBeVisible();
    await expect(map.getByRole('button', { name: /^Link Guia da ANPD/ })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page, { without: ['video'] });
  },
);

test(
  'a level with one content opens it after a second, and closing it stays on the level',
  { tag: ['@B4.4-03', '@B4.4-04', '@B4.4-05', '@B4.4-06', '@B4.3-15', '@B4.7-03', '@B2.6-08', '@B4.2-02', '@B4.3-02'] },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'lgpd',
      ['luiza.gomes', 'marcelo.almeida', 'gustavo.correia'],
      'Turma aberta',
    );
    const { page, open, api, idUser, idEnrollment } = learner;
    await open(`/level/${idEnrollment}`);
    await expect(page.getByRole('link', { name: 'Módulo 2: no dia a dia' })).toHaveCount(0);
    await page.getByRole('heading', { name: 'Módulo 1: fundamentos' }).getByRole('link').click();
    await expect(page.getByText('Aguarde, iniciando conteúdo')).toBeVisible();
    await expect(page).toHaveURL(/\/contentNode\//);
    const opened = async () =>
      (await api.call(getNavigationMap, { params: { idUser, idEnrollment }, query: { fullMap: 1 } })).mapElements[0]
        ?.mapElements[0]?.contentEnrollment;
    await expect.poll(async () => (await opened())?.status).toBe('IN_PROGRESS');
    expect((await opened())?.progress).toBe(0);
    await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
    await expect(page).toHaveURL(/\/level\/\d+\/lgpd-fundamentos$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Módulo 1: fundamentos' })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Dados de clientes são de clientes' })).toBeVisible();

    // The next item is in a module that was never opened: navigation opens it.
    await page.getByRole('link', { name: 'Dados de clientes são de clientes', exact: true }).click();
    await playToTheEnd(page);
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'As bases legais no dia a dia' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Concluído' })).toBeVisible();

    // A link is completed when it is followed.
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect(page.getByText('Você será direcionado para uma página externa')).toBeVisible();
    const link = page.getByRole('link', { name: 'Continuar' });
    await expect(link).toHaveAttribute('target', '_blank');
    await link.evaluate((element: HTMLAnchorElement) => element.removeAttribute('href'));
    await page.getByText('Continuar', { exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Concluído' })).toBeVisible();
    // The last item is an evaluation, between the contents and the end.
    await expect.poll(async () => (await savedEnrollment(learner)).enrollment.progress).toBeGreaterThan(50);
    expect((await savedEnrollment(learner)).enrollment.status).toBe('IN_PROGRESS');
    await page.getByRole('button', { name: 'Próximo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'LGPD no dia a dia: avaliação' })).toBeVisible();
    await passLgpdEvaluation(learner, Number(/\/evaluations\/\d+\/(\d+)/.exec(page.url())?.[1]));
    await expect.poll(async () => (await savedEnrollment(learner)).enrollment.status).toMatch(/COMPLETED|PASSED/);
    await open(`/level/${idEnrollment}`);
    await expect(page.getByText('Treinamento concluído')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver certificado' })).toBeVisible();
  },
);

test('the way back from the only item of a training stays on the training', { tag: '@B4.4-03' }, async ({ actor }) => {
  const { page, open, idEnrollment } = await newLearner(actor, 'integracao', ['luiza.gomes', 'marcelo.almeida']);
  await open(`/level/${idEnrollment}`);
  await expect(page).toHaveURL(/\/contentNode\//);
  await page.getByRole('link', { name: 'Voltar ao treinamento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Integração: seu primeiro dia' })).toBeVisible();
  await expect(page.getByText('Treinamento concluído')).toBeVisible();
  // A level that opens its only item says so for a second, and the item follows.
  await expect(page.getByText('Aguarde, iniciando conteúdo')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/level/${idEnrollment}$`));
});

test('a locked item does not open at its address', { tag: ['@B4.3-01', '@B7.2-03'] }, async ({ actor }) => {
  const learner = await newLearner(
    actor,
    'nr-10',
    ['felipe.ferreira', 'fernanda.nascimento', 'gabriel.duarte'],
    'Turma permanente',
  );
  const { page, open, api, idUser, idEnrollment } = learner;
  const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: 'nr-10' } });
  const { mapElements } = await api.call(getNavigationMap, { params: { idUser, idEnrollment }, query: {} });
  await open(`/contentNode/${mapElements[1]?.idContentItem}/${data.newId}/${idEnrollment}/${idUser}`);
  await expect(page.getByRole('heading', { name: 'Ainda não é a hora deste item' })).toBeVisible();
  await expect(page.getByText('Conclua “Os riscos da eletricidade” para liberar este item.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao treinamento' }).click();
  await expect(page).toHaveURL(new RegExp(`/level/${idEnrollment}$`));
});

test('the syllabus opens in a dialog', { tag: ['@B2.7-02', '@B2.3-25'] }, async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora');
  await bruno.open(`/level/${await enrollmentIn(bruno, 'LGPD na prática')}`);
  await bruno.page.getByRole('button', { name: 'Ver ementa' }).click();
  const dialog = bruno.page.getByRole('dialog', { name: 'Ementa' });
  await expect(dialog.getByText('Bases legais no dia a dia da distribuidora')).toBeVisible();
  await expectAccessible(bruno.page);
});

test('a class that has not started redirects to the journey', { tag: '@B4.4-01' }, async ({ actor }) => {
  const gisele = await actor('gisele', 'aurora');
  await gisele.open(`/level/${await enrollmentIn(gisele, 'NR-35 Trabalho em altura')}`);
  await expect(gisele.page).toHaveURL(/\/myjourney$/i);
});

test("another person's enrolment shows missing content", { tag: '@B2.1-01' }, async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora');
  const idEnrollment = await enrollmentIn(bruno, 'LGPD na prática');
  const { page, open } = await actor('fabio', 'aurora');
  await open(`/level/${idEnrollment}`);
  await expect(page.getByRole('heading', { name: 'Treinamento não encontrado' })).toBeVisible();
  await expectAccessible(page);
});
