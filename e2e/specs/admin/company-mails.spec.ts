import { sentTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

test('a mail is written with a preview, tried, sent in these words, and restored', async ({ actor }) => {
  const { page, open } = await actor('joao', 'horizonte');
  await open('/admin/empresa');
  await page.getByRole('navigation', { name: 'Empresa' }).getByRole('link', { name: 'E-mails' }).click();
  await expect(page.getByRole('link', { name: 'Primeiro acesso' })).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Primeiro acesso' }).click();
  const subject = page.getByRole('textbox', { name: 'Assunto' });
  const text = page.getByRole('textbox', { name: 'Mensagem' });
  await subject.fill('Bem-vinda, {nome} {cpf}');
  await expect(page.getByText(/não tem o campo \{cpf\}/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  const word = `Boas-vindas ${Date.now()}`;
  await subject.fill(`${word}, {nome}`);
  await text.fill('O seu login é {login}.\n\n');
  await page.getByRole('button', { name: /^Inserir \{link\}/ }).click();
  await expect(page.getByText(`${word}, João`)).toBeVisible();
  await onEveryScreen(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Enviar teste para mim' }).click();
  const message = page.getByText(/^Teste enviado para /);
  await expect(message).toBeVisible();
  const address = /para (\S+)\.$/.exec((await message.textContent()) ?? '')?.[1] ?? '';
  await expect.poll(() => sentTo(address).some((mail) => mail.subject?.startsWith(`[Teste] ${word}, João`))).toBe(true);

  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('E-mail salvo. Vale a partir do próximo envio.')).toBeVisible();
  await open('/admin/pessoas');
  await page.getByRole('button', { name: 'Cadastrar pessoa' }).click();
  const login = `lia${Date.now()}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Nome/ }).fill('Lia Nova');
  await dialog.getByRole('textbox', { name: /^Login/ }).fill(login);
  await dialog.getByRole('textbox', { name: /^E-mail/ }).fill(`${login}@exemplo.com.br`);
  await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect.poll(() => sentTo(`${login}@exemplo.com.br`).map((mail) => mail.subject)).toContain(`${word}, Lia Nova`);
  expect(sentTo(`${login}@exemplo.com.br`)[0]?.text).toMatch(
    new RegExp(`^O seu login é ${login}\\.\\s+http\\S+/reset-password\\?token=\\S+$`),
  );

  await open('/admin/empresa/emails?email=identity.access-link');
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(page.getByText('O e-mail voltou ao texto padrão.')).toBeVisible();
  await expect(subject).toHaveValue('{empresa}: crie sua senha');
});
