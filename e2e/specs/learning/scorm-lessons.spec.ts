import { commitScorm, lessonPath, lmsPath, playScorm, saveScormProgress } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { savedEnrollment, newLearner } from './learner.ts';
import type { Learner } from './learner.ts';
import { TRAINING, lessonIn, lessonsOf, lessonsWhenReady, placeOf } from './scorm-place.ts';
import type { Place } from './scorm-place.ts';

/** Finishes a lesson through the API. */
async function passLesson(
  { api, idUser }: Learner,
  place: Place,
  idSco: number,
  cmi: Record<string, string>,
): Promise<void> {
  const { url } = await api.call(playScorm, { body: { ...place, idSco } });
  const token = new URL(url).searchParams.get('t') ?? '';
  await api.call(commitScorm, { body: { token, sequence: 1, cmi, sessionTime: 60, terminated: true } });
  await api.call(saveScormProgress, { body: { ...place, idUser } });
}

const passed = { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '100' };

test(
  'finishing a lesson unlocks the next one and advances the training',
  { tag: ['@B2.1-10', '@B2.1-11', '@B2.6-12', '@B4.3-09', '@B4.4-05', '@B4.5-01', '@B4.5-04', '@B4.5-05', '@B4.5-06'] },
  async ({ actor }) => {
    test.slow();
    const learner = await newLearner(actor, TRAINING, ['felipe.ferreira', 'fernanda.nascimento', 'gabriel.duarte']);
    const { page, open } = learner;
    const simulator = await placeOf(learner, 'Simulador NR-10');
    const field = await placeOf(learner, 'NR-35: lições de campo');
    const [only] = await lessonsWhenReady(learner, simulator);
    await open(`/level/${learner.idEnrollment}`);
    await expect(page.getByText('Conclua “Simulador NR-10” para liberar este item.')).toBeVisible();

    // The only lesson of a package opens automatically; closing it goes back and opens nothing again.
    await page.getByRole('link', { name: 'Simulador NR-10', exact: true }).first().click();
    await expect(page).toHaveURL(/\/lessons\/\d+\/\d+\/\d+\//);
    await expect(
      lessonIn(page, only?.title ?? '').getByRole('heading', { name: 'Você chegou à subestação' }),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Aguarde' })).toHaveCount(0);
    await page.getByRole('button', { name: 'FECHAR CONTEÚDO' }).click();
    await expect(page.getByRole('dialog', { name: 'Aguarde, salvando o seu andamento' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/level/\\d+/${TRAINING}$`));
    await expect(
      page.getByRole('article').filter({ hasText: 'Simulador NR-10' }).first().getByText('Em andamento'),
    ).toBeVisible();
    await passLesson(learner, simulator, only?.idSco ?? 0, passed);
    const lessons = await lessonsWhenReady(learner, field);

    await open(`/level/${learner.idEnrollment}`);
    await page.getByRole('link', { name: 'NR-35: lições de campo', exact: true }).first().click();
    await expect(page).toHaveURL(/\/lms\/\d+\/\d+\/\d+\/0$/);
    const final = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Verificação final' }) });
    await expect(final.getByText(/para liberar esta lição/)).toBeVisible();
    await expect(final.getByRole('link', { name: 'Verificação final' })).toHaveCount(0);
    await onEveryScreen(page);
    await expectAccessible(page);

    // Uses the keyboard alone.
    await page.getByRole('link', { name: 'Planejar antes de subir' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Planejar antes de subir' })).toBeVisible();
    const plan = lessonIn(page, 'Planejar antes de subir');
    const next = page.getByRole('button', { name: 'Próximo' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await onEveryScreen(page, async (screen) => {
      await expect(plan.getByRole('button', { name: 'Avançar' })).toBeInViewport();
      await expect(page.getByText('Gire o aparelho para ver a lição maior.')).toHaveCount(screen === 'phone' ? 1 : 0);
    });
    await expectAccessible(page, { without: ['iframe'] });
    await plan.getByRole('button', { name: 'Avançar' }).click();
    await plan.getByRole('button', { name: 'Avançar' }).click();
    await plan.getByRole('button', { name: 'Concluir lição' }).click();
    await expect(page.getByText(/Lição encerrada\. A seguir: Ancorar/)).toBeVisible();
    await expect(next).not.toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ancorar e conferir o equipamento' })).toBeVisible();
    await expect(
      lessonIn(page, 'Ancorar e conferir o equipamento').getByRole('heading', { name: 'Onde prender' }),
    ).toBeVisible();

    // Goes back without closing: nothing is lost.
    await page.goBack();
    await expect(page).toHaveURL(/\/lessons\/|\/lms\//);
    for (const title of ['Ancorar e conferir o equipamento', 'Resgatar um colega', 'Verificação final']) {
      const sco = lessons.find((lesson) => lesson.title === title);
      await passLesson(learner, field, sco?.idSco ?? 0, {
        'cmi.core.lesson_status': 'completed',
        'cmi.core.score.raw': '100',
      });
    }
    expect((await lessonsOf(learner, field)).progress).toBe(100);
    await open(lmsPath({ ...field }));
    await expect(page.getByRole('progressbar', { name: 'Progresso', exact: true })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect((await savedEnrollment(learner)).enrollment.progress).toBeGreaterThan(0);
  },
);

test('locked, missing and processing lessons show a message', { tag: ['@B4.3-09', '@B4.5-03'] }, async ({ actor }) => {
  const learner = await newLearner(actor, TRAINING, ['larissa.dias', 'juliana.moreira', 'jose.vasconcelos']);
  const { page, open } = learner;
  const simulator = await placeOf(learner, 'Simulador NR-10');
  const field = await placeOf(learner, 'NR-35: lições de campo');
  await open(lmsPath({ ...field }));
  await expect(page.getByText('Conclua “Simulador NR-10” para liberar este item.')).toBeVisible();

  const [only] = await lessonsWhenReady(learner, simulator);
  await passLesson(learner, simulator, only?.idSco ?? 0, passed);
  const final = (await lessonsWhenReady(learner, field)).find(({ title }) => title === 'Verificação final');
  await open(lessonPath({ ...field, idSco: final?.idSco ?? 0 }));
  await expect(page.getByRole('heading', { name: 'Ainda não é a hora desta lição' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Planejar antes de subir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planejar antes de subir' })).toBeVisible();

  for (const title of ['Simulador NR-10, edição 2027', 'Bloqueio e etiquetagem']) {
    await open(lmsPath({ ...(await placeOf(learner, title)) }));
    await expect(
      page.getByText(`Aguarde, o pacote Scorm ${title} está sendo processado! Isto pode levar alguns minutos...`),
    ).toBeVisible();
  }
  await onEveryScreen(page);
  await expectAccessible(page);

  const other = await actor('fabio', 'aurora');
  await other.open(lmsPath({ ...simulator }));
  await expect(other.page.getByText('Conteúdo não encontrado')).toBeVisible();
  await other.open(lessonPath({ ...simulator, idSco: only?.idSco ?? 0 }));
  await expect(other.page.getByText('Conteúdo não encontrado')).toBeVisible();
});
