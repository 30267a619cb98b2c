import { sentTo } from '../../support/outbox.ts';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const address = 'treinamentos@auroraenergia.com.br';

test(
  "'Fale conosco' in the menu opens the form, whose values survive a failure and a reload, and which is mailed once",
  {
    tag: ['@B2.1-17', '@B2.3-12', '@B2.16-11', '@B5-57', '@B7.7-05', '@B7.1-21'],
  },
  async ({ actor, faults }) => {
    const { page, open, session } = await actor('caio.melo', 'aurora');
    const mine = () => sentTo(address).filter(({ replyTo }) => replyTo === session.viewer.email);
    await open('/');
    await page.getByRole('link', { name: 'Fale conosco' }).click();
    await expect(page).toHaveURL(/\/contactus$/);
    await expect(page.getByRole('heading', { name: 'Fale com Gente e Cultura' })).toBeVisible();
    const field = page.getByLabel('Mensagem');
    await expect(field).toBeVisible();
    await onEveryScreen(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('O preenchimento do campo é obrigatório.')).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page);

    await field.fill('O certificado da NR-10 não abre.');
    faults.expect(/ERR_FAILED|Failed to load resource/);
    await page.route('**/notifications/emails/CONTACT_US', (route) => route.abort());
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('main').getByText('Parece que você está sem conexão com a internet.')).toBeVisible();
    await page.unroute('**/notifications/emails/CONTACT_US');
    await page.reload();
    await expect(field).toHaveValue('O certificado da NR-10 não abre.');
    await page.getByRole('button', { name: 'Enviar' }).dblclick();
    await expect(
      page.getByRole('heading', { name: 'Recebemos a sua mensagem. A resposta chega no seu e-mail da empresa.' }),
    ).toBeFocused();
    await onEveryScreen(page);
    await expectAccessible(page);
    await expect.poll(mine, { timeout: 20_000 }).toMatchObject([
      {
        to: address,
        subject: `Aurora Energia: mensagem de ${session.viewer.name}`,
        text: expect.stringContaining('O certificado da NR-10 não abre.'),
      },
    ]);
    await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
    await expect(field).toHaveValue('');
    expect(mine()).toHaveLength(1);
  },
);
