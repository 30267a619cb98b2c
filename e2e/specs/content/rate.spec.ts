import { expect, expectAccessible, test } from '../../support/test.ts';
import { addressOf, asItIs, itemCalled } from './reader.ts';

const section = 'Operação sem sustos';

test(
  'a content is rated with stars by keyboard and shows the new average',
  { tag: ['@A4r-01', '@A4r-02', '@A4r-03', '@A4r-04', '@A4r-06', '@A5-22'] },
  async ({ actor }) => {
    const katia = await actor('katia', 'sabermais');
    const { page } = katia;
    const item = await itemCalled(katia, section, 'Validade em dia');
    await katia.open(addressOf(item));
    await page.getByRole('button', { name: 'Avalie este conteúdo' }).click();
    const stars = page.getByRole('radiogroup', { name: 'Avaliação' });
    await expect(stars.getByRole('radio')).toHaveCount(5);
    const send = page.getByRole('button', { name: 'Enviar' });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await stars.getByRole('radio', { name: '1 estrela', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(stars.getByRole('radio', { name: '2 estrelas' })).toBeChecked();
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByText('Obrigado por avaliar esse conteúdo')).toBeVisible();
    await expect(page.getByText('Sua nota: 2 estrelas')).toBeVisible();
    await expect(page.getByText('Obrigado por avaliar esse conteúdo')).toBeHidden();
    const rated = await asItIs(katia, item);
    expect(rated).toMatchObject({ vote: 2, numberVotes: item.numberVotes + 1 });
    const average = rated.rating.toLocaleString('pt-BR', { minimumFractionDigits: 1 });
    await expect(page.getByRole('img', { name: `Nota ${average} de 5` })).toBeVisible();
  },
);

test('a person who has rated sees the average and their own vote', { tag: '@A4r-07' }, async ({ actor }) => {
  const carla = await actor('carla', 'sabermais');
  const item = await itemCalled(carla, 'Atendimento que encanta', 'Escuta ativa em cinco minutos');
  expect(item.vote).not.toBeNull();
  await carla.open(addressOf(item));
  await expect(carla.page.getByText(`Sua nota: ${item.vote} estrelas`)).toBeVisible();
  await expect(carla.page.getByRole('button', { name: 'Avalie este conteúdo' })).toBeHidden();
});

test('a vote that fails stays on the screen and can be sent again', async ({ actor, faults }) => {
  faults.expect(/ERR_FAILED/);
  const mauro = await actor('mauro', 'sabermais');
  const { page } = mauro;
  const item = await itemCalled(mauro, section, 'Cartão, Pix e troco sem golpe');
  await mauro.open(addressOf(item));
  await page.route('**/api/ranking/vote/', (route) => route.abort());
  await page.getByRole('button', { name: 'Avalie este conteúdo' }).click();
  await page.getByRole('radio', { name: '4 estrelas' }).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Não foi possível enviar a sua avaliação. Tente novamente.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '4 estrelas' })).toBeChecked();
  await page.unroute('**/api/ranking/vote/');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Sua nota: 4 estrelas')).toBeVisible();
  expect((await asItIs(mauro, item)).vote).toBe(4);
});
