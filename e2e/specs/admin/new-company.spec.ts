import type { Page } from '@playwright/test';
import { addMonths, formatDate } from '@shared-kit/contracts/calendar';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { expect, expectAccessible, onEveryScreen } from '../../support/test.ts';
import {
  choosePassword,
  countClicks,
  emptyCompany,
  enter,
  people,
  scormPackage,
  sendFile,
  trainingFolder,
} from './new-company.ts';

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name }).click();

test('a company goes from nothing to its first certificate by screens alone', async ({ azulejo, portal, visitor }) => {
  test.setTimeout(240_000);
  await azulejo('tenant', 'import', emptyCompany());
  const { origin, dataDirectory } = portal;
  const { page } = await visitor('aurora');

  await test.step('the Dono finds a home and gives the company its colour', async () => {
    await enter(page, origin, 'dora');
    await expect(page.getByText('Continue de onde parou')).toBeVisible();
    await page.goto(`${origin}/nova/admin/empresa`);
    await page.getByRole('textbox', { name: 'Cor principal: código' }).fill('#7a1030');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText(/^Marca salva/)).toBeVisible();
  });

  await test.step('people come in by a file', async () => {
    await place(page, 'Pessoas');
    await page.getByRole('link', { name: 'Importar' }).click();
    await sendFile(page, 'pessoas.csv', Buffer.from(people));
    await page.getByRole('button', { name: 'Conferir linhas' }).click();
    await page.getByRole('button', { name: 'Importar 4 pessoas' }).click({ timeout: 30_000 });
    await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('a package with a fault is refused with its cause, and the right one becomes a training', async () => {
    await place(page, 'Inscrições');
    await page.getByRole('link', { name: 'Importar treinamento' }).first().click();
    await onEveryScreen(page);
    await expectAccessible(page);
    await sendFile(page, 'bloqueio.zip', scormPackage('fora.html'));
    await expect(page.getByText('1 problema no arquivo')).toBeVisible();
    await expect(page.getByText(/começa em 'fora\.html', que não está no pacote/)).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Importar outro arquivo' }).click();
    await sendFile(page, 'bloqueio.zip', scormPackage());
    await page.getByRole('textbox', { name: 'Carga horária' }).fill('2 horas');
    await page.getByRole('textbox', { name: 'Validade em meses' }).fill('12');
    const commit = page.getByRole('button', { name: /^Importar \d+ itens$/ });
    await expect(commit).toBeDisabled();
    await page.getByRole('button', { name: 'Conferir de novo' }).click();
    await expect(commit).toBeEnabled();
    await onEveryScreen(page);
    await expectAccessible(page);
    await commit.click();
    await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 30_000 });
    await onEveryScreen(page);
    await expectAccessible(page);
  });

  await test.step('a folder brings a training with approval, and again nothing', async () => {
    await page.getByRole('link', { name: 'Importar outro arquivo' }).click();
    await sendFile(page, 'treinos.zip', trainingFolder(['titulo: Errado']));
    await expect(page.getByText('treinos.zip · pasta de treinamentos')).toBeVisible();
    await expect(page.getByText('learning/lideranca.yaml, linha 8 · titulo')).toBeVisible();
    await page.getByRole('link', { name: 'Importar outro arquivo' }).click();
    await sendFile(page, 'treinos.zip', trainingFolder());
    await page.getByRole('button', { name: 'Importar 2 itens' }).click();
    await expect(page.getByText('Importação concluída')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'Importar outro arquivo' }).click();
    await sendFile(page, 'treinos.zip', trainingFolder());
    await expect(page.getByText('Nada para importar: o portal já está como o arquivo')).toBeVisible();
  });

  await test.step('a class that is created on a screen gives the certificate of the other class', async () => {
    await page.goto(`${origin}/nova/admin/turmas/nova`);
    await page.getByRole('combobox', { name: /^Treinamento/ }).selectOption('Bloqueio e etiquetagem');
    await page.getByRole('textbox', { name: /^Nome da turma/ }).fill('Turma da oficina');
    const certificate = page.getByRole('combobox', { name: /^Certificado/ });
    await expect(certificate.locator('option:checked')).toHaveText('Certificado de conclusão');
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Criar turma' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Turma da oficina' })).toBeVisible();
    await certificate.selectOption('Sem certificado');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Sem certificado', { exact: true }).and(page.locator(':not(option)'))).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('A turma voltou ao que era.')).toBeVisible();
    await expect(certificate.locator('option:checked')).toHaveText('Certificado de conclusão');
    await onEveryScreen(page);
    await expectAccessible(page);
  });

  await test.step('the validity of the training is changed on its page', async () => {
    await page.getByRole('link', { name: 'Validade do treinamento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Validade: Bloqueio e etiquetagem' })).toBeVisible();
    const months = page.getByRole('textbox', { name: /^Meses/ });
    await expect(months).toHaveValue('12');
    await months.fill('24');
    await expect(page.getByText(/tem uma conclusão que vale 24 meses/)).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Validade salva.')).toBeVisible();
  });

  await test.step('a rule enrols the department', async () => {
    await place(page, 'Regras');
    await page.getByRole('button', { name: 'Criar regra' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Criar regra' });
    await dialog.getByRole('textbox', { name: 'Nome da regra' }).fill('Toda a oficina');
    await dialog.getByRole('combobox', { name: 'Treinamento' }).selectOption('Bloqueio e etiquetagem');
    await dialog.getByRole('combobox', { name: 'Turma' }).selectOption('Turma da oficina (vagas sem limite)');
    await dialog.getByRole('checkbox', { name: 'Oficina', exact: true }).check();
    await expect(dialog.getByText(/pessoas entram/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Salvar regra' }).click();
    await expect(page.getByText(/Aplicada em/)).toBeVisible({ timeout: 60_000 });
  });

  const learner = (await visitor('aurora', { screen: 'phone' })).page;
  await test.step('a learner finishes the training of the rule and gets the certificate', async () => {
    await choosePassword(learner, 'leo.farias', dataDirectory);
    await enter(learner, origin, 'leo.farias');
    await learner
      .getByRole('link', { name: /Começar/ })
      .first()
      .click();
    await expect(learner.getByText('Treinamento concluído').first()).toBeVisible({ timeout: 60_000 });
    await learner.goto(`${origin}/nova/myJourney/certificates`);
    await expect(learner.getByText('Bloqueio e etiquetagem').first()).toBeVisible();
    const end = formatDate(addMonths(new Date(), 24));
    await expect(learner.getByText(end, { exact: true }).first()).toBeVisible();
    await expect(
      learner.getByRole('link', { name: 'Ver e compartilhar o certificado de Bloqueio e etiquetagem' }),
    ).toBeVisible();
  });

  await test.step('the learner asks for a seat, and the leader gives it on the phone in three clicks', async () => {
    await learner.goto(`${origin}/nova/catalog/lideranca`);
    await learner.getByRole('button', { name: 'Solicitar matrícula', exact: true }).click();
    const leader = (await visitor('aurora', { screen: 'phone' })).page;
    await choosePassword(leader, 'lia.campos', dataDirectory);
    await enter(leader, origin, 'lia.campos');
    await leader.goto(`${origin}/nova/aprovacoes`);
    const list = leader.getByRole('list', { name: 'Solicitações que aguardam resposta' });
    await expect(list.getByText('Leo Farias · Oficina')).toBeVisible();
    await onEveryScreen(leader);
    const clicks = await countClicks(leader);
    await leader.getByRole('checkbox', { name: 'Selecionar todas desta página' }).check();
    await leader.getByRole('button', { name: 'Aprovar selecionadas' }).click();
    await expect(list).toHaveCount(0);
    expect(await clicks()).toBeLessThanOrEqual(3);
    // The answer is sent when it can no longer be undone.
    await expect(async () => {
      await learner.goto(`${origin}/nova/myJourney`);
      const enrolled = learner.getByRole('tabpanel', { name: 'Matriculados' });
      await expect(enrolled.getByText('Liderança na oficina').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('frequent tasks of the administration take few clicks', async () => {
    await page.goto(`${origin}/nova/admin/pessoas?departamento=Oficina`);
    await expect(page.getByRole('link', { name: 'Bia Torres' })).toBeVisible();
    const clicks = await countClicks(page);
    await page.getByRole('checkbox', { name: 'Selecionar todas desta página' }).click();
    await page.getByRole('button', { name: 'Inscrever' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Liderança na oficina' }).click();
    await dialog.getByRole('button', { name: 'Inscrever', exact: true }).click();
    await expect(dialog.getByText(/inscrita/).first()).toBeVisible({ timeout: 30_000 });
    expect(await clicks()).toBeLessThanOrEqual(5);

    await page.goto(`${origin}/nova/admin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const again = await countClicks(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Buscar pessoas/ }).fill('Caio');
    await page.getByRole('option', { name: 'Enviar link de senha para Caio Reis' }).click();
    await expect(page.getByText('Link enviado para Caio Reis.')).toBeVisible();
    expect(await again()).toBeLessThanOrEqual(4);
  });
});
