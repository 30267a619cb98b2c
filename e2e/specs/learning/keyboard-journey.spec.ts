import { completeContents } from './complete-contents.ts';
import { enterOn, tabTo } from '../../support/keyboard.ts';
import { accountOf } from '../../support/accounts.ts';
import { expect, test } from '../../support/test.ts';
import { stranger } from './learner.ts';

const title = 'NR-35 Trabalho em altura';
/** People who are new to the training, for each width. */
const people = {
  phone: ['igor.lopes', 'daniel.monteiro', 'cecilia.farias'],
  tablet: ['elaine.cardoso', 'debora.ribeiro', 'helena.macedo'],
  desktop: ['caio.melo', 'leticia.carvalho', 'marcelo.almeida'],
} as const;
const answers = [/^Dois metros$/, /^Evitar o trabalho em altura/, /^Falso$/, /^Porque o sangue retido/];

for (const screen of ['phone', 'tablet', 'desktop'] as const) {
  test(`the keyboard alone leads from the login through training, content and evaluation to the certificate (${screen})`, async ({
    actor,
    visitor,
  }) => {
    test.slow();
    const person = await stranger(actor, 'nr-35', people[screen]);
    const { username, password } = accountOf(person.session.viewer.username, 'aurora');
    const { page, open } = await visitor('aurora', { screen });
    await open('/login?fromLP=true');
    await tabTo(page, /^Login/);
    await page.keyboard.type(username);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Senha/);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

    await enterOn(page, /^Pular para o conteúdo/);
    await enterOn(page, /^NR-35 Trabalho em altura/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await enterOn(page, /^Escolher turma/);
    await enterOn(page, /^Matricular-se na Reciclagem a distância/);
    await expect(page).toHaveURL(/\/level\/\d+$/);
    await enterOn(page, /^Começar/);
    await expect(page.getByRole('heading', { level: 1, name: 'Antes de sair do chão' })).toBeVisible();
    await page.keyboard.press('End');
    await enterOn(page, /^Continuar/);
    await expect(page.getByRole('heading', { level: 1, name: 'O resgate começa antes da subida' })).toBeVisible();

    await completeContents(person, 'nr-35');
    await page.reload();
    await page.keyboard.press('End');
    await enterOn(page, /^FECHAR CONTEÚDO/);
    await enterOn(page, /^Continuar: NR-35: avaliação final/);
    await enterOn(page, /^Iniciar avaliação/);
    for (const [index, answer] of answers.entries()) {
      await expect(page.getByText(`Questão ${index + 1} de 4`)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      for (let option = 0; option < 3 && !(await page.getByLabel(answer).isChecked()); option += 1)
        await page.keyboard.press('ArrowDown');
      await expect(page.getByLabel(answer)).toBeChecked();
      await enterOn(page, index < 3 ? /^Próxima/ : /^Enviar avaliação/);
    }
    const result = page.getByRole('heading', { name: 'Aprovado' });
    await expect(result).toBeFocused();
    await enterOn(page, /^Ver certificado/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const download = page.waitForEvent('download');
    await enterOn(page, /^Baixar certificado/);
    expect((await download).suggestedFilename()).toBe(`${title}_certificate.pdf`);
  });
}
