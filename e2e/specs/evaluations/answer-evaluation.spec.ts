import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { answerAll, atFinalEvaluation, choose, next, rightAnswers, start, submit } from './nr10-learner.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'an evaluation leads from the introduction to a pass, on every screen',
  { tag: ['@B2.1-13', '@B2.8-01', '@B2.8-02', '@B2.8-03', '@B4.6-03', '@B4.6-04', '@B4.6-05', '@B4.6-06', '@B4.6-12'] },
  async ({ actor }) => {
    const isabela = await atFinalEvaluation(actor, 'isabela.barbosa');
    const { page } = isabela;
    await isabela.openEvaluation();
    await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    expect((await isabela.questionnaire()).answers).toEqual([]);

    await start(isabela);
    await onEveryScreen(page);
    await expectAccessible(page);
    await answerAll(isabela, { right: 5 });
    await expect(page.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible();
    await submit(isabela);
    await expect(page.getByText('Aguarde, estamos processando o resultado.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Nota: 83%' })).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);

    await page
      .getByRole('region', { name: 'Gabarito' })
      .getByRole('button', { name: /Questão 6/ })
      .click();
    const answer = page.getByRole('dialog', { name: 'Questão 6' });
    await expect(answer.getByText('Incorreta')).toBeVisible();
    await expect(answer.getByText(/^Interromper a tarefa/)).toBeVisible();
    await expectAccessible(page);
    await answer.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('link', { name: 'Voltar ao treinamento' }).last().click();
    await expect(page).toHaveURL(new RegExp(`/aurora/level/${isabela.idEnrollment}`));
  },
);

test(
  'a question cannot be passed without an answer, and a missing one is named',
  { tag: ['@B5-06', '@B5-02', '@B4.6-02'] },
  async ({ actor }) => {
    const jessica = await atFinalEvaluation(actor, 'jessica.rezende');
    const { page } = jessica;
    await jessica.openEvaluation();
    await start(jessica);
    await expect(page.getByRole('button', { name: 'Próxima' })).toBeDisabled();
    for (const texts of rightAnswers.slice(0, 5)) {
      await choose(jessica, texts);
      await next(jessica);
    }
    await submit(jessica);
    const modal = page.getByRole('dialog', { name: 'Avaliação incompleta' });
    await expect(modal).toContainText('É necessário responder a questão para enviar a avaliação.');
    await expectAccessible(page);
    await modal.getByRole('button', { name: 'Responder agora' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByText(/^Salvo às/)).toBeVisible();

    await page.reload();
    await expect(page.getByText('Questão 6 de 6')).toBeVisible();
    await page.getByRole('button', { name: 'Questão 3, respondida' }).click();
    await expect(page.getByLabel('Desenergização', { exact: true })).toBeChecked();
  },
);

test('a failed attempt can be repeated', { tag: ['@B4.6-15', '@B4.6-16', '@B4.6-12'] }, async ({ actor }) => {
  const jose = await atFinalEvaluation(actor, 'jose.vasconcelos');
  const { page } = jose;
  await jose.openEvaluation();
  await start(jose);
  await answerAll(jose, { right: 2 });
  await submit(jose);
  await expect(page.getByRole('heading', { name: 'Reprovado' })).toBeVisible();
  await expectAccessible(page);
  const first = page.url();
  await expect(page.getByText(/^O que fazer agora: reveja/)).toBeVisible();
  await expect(page.getByText('O gabarito fica disponível depois da última tentativa.')).toBeVisible();
  await page.getByRole('button', { name: 'Refazer avaliação' }).click();
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  expect(page.url()).not.toBe(first);
  await start(jose);
  await answerAll(jose);
  await submit(jose);
  await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver certificado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refazer avaliação' })).toBeHidden();
});

test('answers given offline are saved and sent after the reconnect, also by a later page', async ({
  actor,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const juliana = await atFinalEvaluation(actor, 'juliana.moreira');
  const { page } = juliana;
  await juliana.openEvaluation();
  await start(juliana);
  await page.context().setOffline(true);
  await choose(juliana, rightAnswers[0] ?? []);
  await next(juliana);
  await choose(juliana, rightAnswers[1] ?? []);
  await expect(page.getByText('Sem conexão: 2 respostas guardadas neste aparelho')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/^Salvo às/)).toBeVisible({ timeout: 20_000 });
  expect((await juliana.questionnaire()).answers.map((answer) => answer.answerStatus)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);

  await next(juliana);
  await page.context().setOffline(true);
  await choose(juliana, rightAnswers[2] ?? []);
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(async () => (await juliana.questionnaire()).answers[2]?.answerStatus).toBe(true);
  await page.getByRole('button', { name: 'Questão 3, respondida' }).click();
  await expect(page.getByLabel('Obstáculos e barreiras')).toBeChecked();
});

test('an evaluation submitted offline is finished after the reconnect', async ({ actor, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const larissa = await atFinalEvaluation(actor, 'larissa.dias');
  const { page } = larissa;
  await larissa.openEvaluation();
  await start(larissa);
  await answerAll(larissa);
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await page.context().setOffline(true);
  await submit(larissa);
  await expect(page.getByText(/^Você está sem conexão/)).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible({ timeout: 15_000 });
});

test('two tabs share one questionnaire, lose nothing, and both show one submit', async ({ actor }) => {
  const leandro = await atFinalEvaluation(actor, 'leandro.torres');
  const { page } = leandro;
  const other = await page.context().newPage();
  await leandro.openEvaluation();
  await expect(page.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  await other.goto(page.url().replace(/\/\d+$/, ''));
  await expect(other.getByRole('button', { name: 'Iniciar avaliação' })).toBeVisible();
  expect(other.url()).toBe(page.url());

  await start(leandro);
  await other.reload();
  await start({ page: other });
  await answerAll(leandro);
  await expect(page.getByText(/^Salvo às/)).toBeVisible();
  await choose({ page: other }, rightAnswers[0] ?? []);
  await expect(other.getByText(/^Salvo às/)).toBeVisible();
  await submit(leandro);
  await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Nota: 100%' })).toBeVisible();
  // The next heartbeat informs the other tab.
  await expect(other.getByRole('heading', { name: 'Aprovado' })).toBeVisible({ timeout: 25_000 });
});

test(
  'the evaluation is submitted automatically at zero, with the given answers',
  { tag: ['@B4.6-08', '@A9-13'] },
  async ({ actor }) => {
    const leticia = await atFinalEvaluation(actor, 'leticia.carvalho');
    const { page } = leticia;
    await page.clock.install();
    await leticia.openEvaluation();
    await start(leticia);
    await choose(leticia, rightAnswers[0] ?? []);
    await expect(page.getByText(/^Salvo às/)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);
    const pauseClock = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
    // Freezes the clock: from here on only the test advances it, however long a step takes.
    await pauseClock();
    // Advances in steps shorter than the gap that counts as a pause.
    for (let second = 0; second < 585; second += 5) await page.clock.runFor(5000);
    await expect(page.locator('[data-urgent=true]')).toBeVisible();
    // Resumes the clock, because axe needs running timers.
    await page.clock.resume();
    await expectAccessible(page);
    await pauseClock();
    for (let second = 0; second < 30 && (await page.getByRole('timer').isVisible()); second += 2)
      await page.clock.runFor(2000);
    await expect(page.getByText('Aguarde, estamos processando o resultado.')).toBeVisible();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Reprovado' })).toBeVisible({ timeout: 20_000 });
    await expect(
      page.getByText('O tempo acabou e a avaliação foi enviada com as respostas dadas até então.'),
    ).toBeVisible();
  },
);

test('an address without an evaluation shows a message with a link', async ({ actor }) => {
  const bruno = await actor('bruno', 'aurora');
  for (const path of ['/evaluations', '/evaluations/999999/1', '/evaluations/999999/1/1', '/evaluations/x/y']) {
    await bruno.open(path);
    await expect(bruno.page.getByText('Avaliação não encontrada.')).toBeVisible();
  }
  await expectAccessible(bruno.page);
});
