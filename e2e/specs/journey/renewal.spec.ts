import { listHistory } from '@shared-kit/contracts/journey';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { completeContents } from '../learning/complete-contents.ts';

const title = 'NR-35 Trabalho em altura';
const answers = [/^Dois metros$/, /^Evitar o trabalho em altura/, /^Falso$/, /^Porque o sangue retido/];

/** Returns the first of these people who has a certificate to renew, because a retry needs a new person. */
async function holder(actorOf: (person: string, tenant: 'aurora') => Promise<Actor>): Promise<Actor> {
  for (const person of ['felipe.ferreira', 'adriana.vieira']) {
    const actor = await actorOf(person, 'aurora');
    const { history } = await actor.api.call(listHistory, {
      params: { idUser: actor.session.viewer.idUser },
      query: {},
    });
    if (history.some(({ renewAt }) => renewAt === 'nr-35')) return actor;
  }
  throw new Error('nobody is left who can renew the NR-35');
}

test('a certificate that ended is renewed: enrolment, training, evaluation, a new certificate beside the old one', async ({
  actor,
}) => {
  const felipe = await holder(actor);
  const { page } = felipe;
  // The person of a second try was not welcomed yet: the tutorial follows the topics at once.
  const welcome = page.getByRole('dialog', { name: /^(Temas de interesse|Tutorial)$/ });
  await page.addLocatorHandler(welcome, () => welcome.getByRole('button', { name: 'Fechar' }).click(), {
    noWaitAfter: true,
  });
  await felipe.open('/myJourney/certificates');
  const rows = page.getByRole('row').filter({ hasText: title });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: `Renovar a certificação de ${title}` }).click();

  await expect(page.getByText(/^Renovação do certificado · o anterior venceu em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Matricular-se na Reciclagem a distância' }).click();
  await expect(page).toHaveURL(/\/level\/\d+$/);
  // The page before shows the same line and heading until the training's page replaces it.
  await expect(page.getByRole('button', { name: 'Matricular-se na Reciclagem a distância' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^Renovação do certificado · o anterior venceu em/)).toBeVisible();
  await expect(page.getByText('Aguarde, iniciando página')).toBeHidden();
  await onEveryScreen(page);
  await expectAccessible(page);

  await completeContents(felipe, 'nr-35');
  await page.reload();
  await page.getByRole('link', { name: /^Continuar: NR-35: avaliação final/ }).click();
  await page.getByRole('button', { name: 'Iniciar avaliação' }).click();
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Questão ${index + 1} de 4`)).toBeVisible();
    await page.getByLabel(answer).check();
    await page.getByRole('button', { name: index < 3 ? 'Próxima' : 'Enviar avaliação' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Aprovado' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver certificado' }).click();
  await expect(page.getByText('Válido', { exact: true })).toBeVisible();

  await felipe.open('/myJourney/certificates');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Renovar/ })).toHaveCount(0);
});
