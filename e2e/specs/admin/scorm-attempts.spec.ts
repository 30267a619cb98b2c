import { commitScorm, lessonPath, playScorm, saveScormProgress } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { newLearner } from '../learning/learner.ts';
import { TRAINING, lessonIn, lessonsOf, lessonsWhenReady, placeOf } from '../learning/scorm-place.ts';

test('an administrator finds who failed a package and opens another attempt, which begins anew', async ({ actor }) => {
  test.slow();
  const learner = await newLearner(actor, TRAINING, ['luiza.gomes', 'vinicius.oliveira']);
  const place = await placeOf(learner, 'Simulador NR-10');
  const [lesson] = await lessonsWhenReady(learner, place);
  const idSco = lesson?.idSco ?? 0;
  const { url } = await learner.api.call(playScorm, { body: { ...place, idSco } });
  const token = new URL(url).searchParams.get('t') ?? '';
  const cmi = { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '20', 'cmi.core.lesson_location': '5' };
  await learner.api.call(commitScorm, { body: { token, sequence: 1, cmi, sessionTime: 60, terminated: true } });
  await learner.api.call(saveScormProgress, { body: { ...place, idUser: learner.idUser } });

  const { page, open } = await actor('joao', 'aurora');
  await open('/admin/scorm');
  await page
    .getByRole('table', { name: 'Conteúdos SCORM' })
    .getByRole('link', { name: 'Simulador NR-10', exact: true })
    .click();
  const { name } = learner.session.viewer;
  const attempts = page.getByRole('table', { name: 'Tentativas' });
  await page.getByRole('searchbox', { name: 'Buscar por nome, e-mail ou login' }).fill(name);
  await expect(attempts.getByRole('link', { name })).toBeVisible();
  const result = page.getByRole('combobox', { name: 'Resultado que vale' });
  await result.selectOption('Aprovada');
  await expect(page.getByText('Nenhuma tentativa com estes filtros')).toBeVisible();
  await result.selectOption('Reprovada');
  await expect(attempts.getByRole('link', { name })).toBeVisible();
  await expect(page).toHaveURL(/resultado=FAILED/);
  await onEveryScreen(page);
  await expectAccessible(page);
  // The filter is in the address: a reload keeps it.
  await page.reload();
  await expect(result).toHaveValue('FAILED');
  await attempts.getByRole('link', { name }).click();

  await page.getByRole('button', { name: 'Nova tentativa' }).click();
  const dialog = page.getByRole('dialog', { name: `Abrir uma nova tentativa para ${name}?` });
  await dialog.getByRole('button', { name: 'Nova tentativa' }).click();
  await expect(dialog.getByText('Diga o motivo, com pelo menos três letras.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Queda de energia na prova');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Nova tentativa' }).click();
  await expect(page.getByText('Nova tentativa aberta em 1 lição.')).toBeVisible();
  await expect(page.getByText('2ª tentativa')).toBeVisible();
  await expect(page.getByText('1ª tentativa')).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  // The list shows the old result until the new attempt reports one; the lesson itself starts again.
  expect((await lessonsOf(learner, place)).scos[0]?.scoEnrollment).toMatchObject({ status: 'FAILED', grade: 20 });
  await learner.open(lessonPath({ ...place, idSco }));
  await expect(
    lessonIn(learner.page, lesson?.title ?? '').getByRole('heading', { name: 'Você chegou à subestação' }),
  ).toBeVisible();
});
