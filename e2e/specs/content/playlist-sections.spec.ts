import { expect, expectAccessible, test } from '../../support/test.ts';
import type { Actor } from '../../support/test.ts';
import { itemCalled } from './reader.ts';
import { channel, entries, film, listOf } from './playlists.ts';

const lessons = 'Aulas em sequência';

async function sectionAddress({ session }: Actor, name: string): Promise<string> {
  const found = session.menu.find(({ menuOption }) => menuOption.text === name);
  return `/secao/${found?.idSection}`;
}

test(
  'a section of type 13 shows YouTube playlists, whose videos open in the YouTube player',
  { tag: ['@A2s-12', '@A2r-10', '@A8-18'] },
  async ({ actor }) => {
    const diego = await actor('diego', 'sabermais');
    const { page } = diego;
    await diego.open(await sectionAddress(diego, channel));
    const row = page.getByRole('region', { name: 'Vitrine em foco' });
    await expect(row.getByRole('article')).toHaveCount(3);
    await expect(row.getByText('0:55')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Datas do varejo, uma a uma' })
        .getByText('Não há vídeos disponíveis nesta lista'),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Arquivo do canal' }).getByText('Não há vídeos disponíveis nesta lista'),
    ).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('link', { name: 'A luz que vende' }).click();
    await expect(page).toHaveURL(/\/ytplayer\/luzquevend1\?idSection=\d+&content=\d+&type=7$/);
    await expect(entries(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await entries(page).nth(2).click();
    await expect(page).toHaveURL(/\/ytplayer\/maisumitem1\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Vitrine em foco' })).toBeVisible();
  },
);

test(
  'a section of type 5 shows a video playlist, and a Wistia video opens in the Wistia player',
  { tag: ['@A2s-15', '@A2r-11', '@A2v-08'] },
  async ({ actor }) => {
    const otto = await actor('otto', 'sabermais');
    const { page } = otto;
    await otto.open(await sectionAddress(otto, lessons));
    const list = page.getByRole('list', { name: lessons });
    const lesson = list.getByRole('article').filter({ hasText: 'Aula 2: a luz certa em cada canto' });
    await expect(lesson.getByText('0:42')).toBeVisible();
    await expectAccessible(page);
    await list
      .getByRole('region', { name: 'Liderança em três passos' })
      .getByRole('link', { name: 'Cliente irritado não é inimigo' })
      .click();
    await expect(page).toHaveURL(/\/wtplayer\/cl1ente002\?/);
    await expect(entries(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
    await film(page).evaluate((video: HTMLVideoElement) => video.pause());
    const item = await itemCalled(otto, lessons, 'Liderança em três passos');
    await expect.poll(async () => (await listOf(otto, item)).idLastVideo).toBe('cl1ente002');

    await otto.open('/wtplayer/cl1ente002');
    await expect(page.getByRole('heading', { level: 1, name: 'Liderança em três passos' })).toBeVisible();
    await expect(entries(page).nth(1)).toHaveAttribute('aria-current', 'true');
  },
);

test(
  "an empty list shows 'Não há vídeos disponíveis nesta lista', and a failed service shows an error with a retry",
  { tag: ['@A8-18', '@A7m-31'] },
  async ({ actor }) => {
    const rita = await actor('rita', 'sabermais');
    const { page } = rita;
    const empty = await itemCalled(rita, channel, 'Datas do varejo, uma a uma');
    await rita.open(`/content/${empty.idContentItem}`);
    await expect(page.getByText('Não há vídeos disponíveis nesta lista')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeHidden();
    const failing = await itemCalled(rita, channel, 'Arquivo do canal');
    await rita.open(`/content/${failing.idContentItem}`);
    await expect(page.getByText('Não há vídeos disponíveis nesta lista')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('a video that is in no list shows missing content', { tag: ['@A2r-10', '@A2r-11'] }, async ({ actor }) => {
  const { page, open } = await actor('rita', 'sabermais');
  for (const address of ['/ytplayer/nobodyknows', '/wtplayer/x', '/ytplayer/abc?content=999999']) {
    await open(address);
    await expect(page.getByText('Nenhum conteúdo disponível')).toBeVisible();
  }
});
