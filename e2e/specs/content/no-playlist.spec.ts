import { contentPath } from '@shared-kit/contracts/content';
import { expect, test } from '../../support/test.ts';
import { wholeItem } from './in-practice.ts';

test('an opened video requests no playlist', async ({ actor }) => {
  const paula = await actor('paula', 'sabermais');
  const video = await wholeItem(paula, 'Atendimento que encanta', 'Os sete primeiros segundos');
  const requested: string[] = [];
  paula.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await paula.open(contentPath(video.idContentItem, video.idSection));
  await expect(paula.page.getByRole('heading', { level: 1, name: 'Os sete primeiros segundos' })).toBeVisible();
  await paula.page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.includes('/content/playlist'))).toEqual([]);
});
