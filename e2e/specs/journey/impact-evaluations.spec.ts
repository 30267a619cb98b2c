import { hasImpactEvaluationsToNotify, listImpactEvaluations } from '@shared-kit/contracts/journey';
import { createContentEnrollment, createNodeEnrollment, getNavigationMap } from '@shared-kit/contracts/learning';
import { expect, expectAccessible, expectWholeTable, onEveryScreen, portalUrl, test } from '../../support/test.ts';
import { newLearner } from '../learning/learner.ts';
import { saveRightAnswers } from '../learning/lgpd-evaluation.ts';

const tab = '/myJourney/impactEvaluation';
const reminderName = 'Avaliações de impacto pendentes';

test(
  'pending, answered and expired evaluations are sorted and have their actions',
  {
    tag: [
      '@B2.2-03',
      '@B2.3-06',
      '@B2.9-19',
      '@B2.9-20',
      '@B2.9-23',
      '@B2.9-24',
      '@B2.9-26',
      '@B2.9-27',
      '@B4.1-16',
      '@B4.1-17',
      '@B4.1-18',
    ],
  },
  async ({ actor }) => {
    const { page, open } = await actor('carla', 'aurora');
    await open('/myJourney/historic');
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Avaliações de impacto' })
      .click();
    await expect(page).toHaveURL(portalUrl('aurora', tab));
    const table = page.getByRole('table', { name: 'Avaliações de impacto' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Nome do treinamento',
      'Disponibilizado em',
      'Expira em',
      'Status',
      'Ações',
    ]);
    const rows = () => table.getByRole('row').locator('td:first-child').allTextContents();
    await expect(table.getByRole('row')).toHaveCount(4);
    expect(await rows()).toEqual(['LGPD na prática', 'Código de conduta', 'Direção defensiva']);
    await table.getByRole('button', { name: 'Nome do treinamento' }).click();
    expect(await rows()).toEqual(['Código de conduta', 'Direção defensiva', 'LGPD na prática']);
    await onEveryScreen(page, () => expectWholeTable(table));
    await expectAccessible(page);

    const late = table.getByRole('button', { name: 'Responder: Direção defensiva. Avaliação de impacto expirada' });
    await late.focus();
    await expect(page.getByRole('tooltip', { name: 'Avaliação de impacto expirada', exact: true })).toBeVisible();
    await table
      .getByRole('button', { name: 'Responder: Código de conduta. Avaliação de impacto já respondida' })
      .focus();
    await expect(page.getByRole('tooltip', { name: 'Avaliação de impacto já respondida', exact: true })).toBeVisible();
    const link = table.getByRole('link', { name: 'Responder: LGPD na prática' });
    await link.focus();
    await expect(page.getByRole('tooltip', { name: 'Acessar avaliação de impacto', exact: true })).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/evaluations\/\d+\/\d+\/\d+$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'LGPD na prática: o que mudou no seu dia?' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Voltar às avaliações de impacto' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', tab));
  },
);

test(
  'a leader answers for their team, and an expired evaluation stays closed even at its address',
  { tag: ['@B4.1-19'] },
  async ({ actor }) => {
    const { page, open, api, session } = await actor('paula', 'aurora');
    const { impactEvaluations } = await api.call(listImpactEvaluations, {
      params: { idUser: session.viewer.idUser },
      query: {},
    });
    const late = impactEvaluations.find(({ status }) => status === 'EXPIRED');
    await open(`/evaluations/${late?.idEnrollment}/${late?.idEvaluation}`);
    await expect(page.getByText('O prazo para responder a esta avaliação de impacto terminou.')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar às avaliações de impacto' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Sobre Camila Ramos' });
    await expect(row.getByText('Pendente')).toBeVisible();
    await row.getByRole('link').click();
    await expect(page.getByText('Primeiros socorros no campo · Camila Ramos')).toBeVisible();
    await page.getByLabel('Bastante').check();
    await page.getByLabel(/^Sua resposta/).fill('Passou a puxar o diálogo de segurança da segunda-feira.');
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    await page.getByRole('dialog', { name: 'Avaliação enviada' }).getByRole('button', { name: 'Ok, entendi' }).click();
    await expect(page).toHaveURL(portalUrl('aurora', tab));
    await expect(row.getByText('Respondida')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a finished training creates its impact evaluation, and a reload shows a reminder until it is turned off',
  { tag: ['@B2.16-05', '@B4.10-01', '@B4.10-02', '@B4.10-03', '@B4.10-04', '@B4.10-05', '@B2.3-06'] },
  async ({ actor }) => {
    const learner = await newLearner(
      actor,
      'lgpd',
      ['natalia.cavalcanti', 'mateus.mendes', 'pedro.moraes', 'rodrigo.castro'],
      'Turma aberta',
    );
    const { page, open, api, idUser, idEnrollment } = learner;
    await open('/myJourney');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'Minha jornada' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Avaliações de impacto' })).toHaveCount(0);

    for (const nodeCode of ['lgpd-fundamentos', 'lgpd-dia-a-dia']) {
      const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } });
      const { mapElements } = await api.call(getNavigationMap, {
        params: { idUser, idEnrollment },
        query: { nodeCode },
      });
      for (const { idContentItem } of mapElements) {
        if (idContentItem === null) continue;
        await api.call(createContentEnrollment, {
          body: {
            idUser,
            idEnrollment,
            idNodeEnrollment: data.newId,
            idContentItem,
            status: 'COMPLETED',
            progress: 100,
            grade: 0,
          },
        });
      }
    }
    const { mapElements } = await api.call(getNavigationMap, {
      params: { idUser, idEnrollment },
      query: { nodeCode: 'lgpd-dia-a-dia' },
    });
    const idEvaluation = Number(mapElements.find((element) => element.elementType === 'EVALUATION')?.idEvaluation);
    await saveRightAnswers(learner, idEvaluation);
    await open(`/evaluations/${idEnrollment}/${idEvaluation}`);
    await page.getByRole('button', { name: 'Enviar avaliação' }).click();
    const done = page.getByRole('dialog', { name: 'Treinamento concluído!' });
    await expect(done.getByText(/Agora você tem 30 dias/)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await done.getByRole('button', { name: 'Agora não' }).click();

    await open('/');
    const reminder = page.getByRole('dialog', { name: reminderName });
    await page.reload();
    await expect(reminder.getByText('LGPD na prática')).toBeVisible();
    await expectAccessible(page);
    await reminder.getByRole('button', { name: 'Agora não' }).click();
    await expect(reminder).toBeHidden();
    await page.reload();
    // The box shows the choice a moment after the click, when the call has started: `check()` would look too early.
    await reminder.getByRole('checkbox', { name: /Não mostrar novamente/ }).click();
    await expect(reminder.getByText('Este aviso não aparece mais para estas avaliações.')).toBeVisible();
    await reminder.getByRole('button', { name: 'Ver avaliações' }).click();
    await expect(page.getByRole('link', { name: 'Responder: LGPD na prática' })).toBeVisible();
    expect(await api.call(hasImpactEvaluationsToNotify, { params: { idUser } })).toEqual({
      hasImpactEvaluationsToNotify: false,
    });
    await expect(menu.getByRole('link', { name: 'Avaliações de impacto' })).toBeVisible();
  },
);
