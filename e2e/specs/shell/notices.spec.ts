import { expect, expectAccessible, test } from '../../support/test.ts';

test('a lost connection is told at the bottom, in the middle, and taken back when it returns', { tag: ['@A8-01', '@A8-02'] }, async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/login');
  await expect(page.getByRole('button', { name: 'Avançar' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const notice = page.getByText('Parece que você está sem conexão com a internet.');
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.y).toBeGreaterThan(height / 2);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(40);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
});

test('a certificate that does not exist is said so, to anybody, and to no search engine', { tag: ['@A2r-31', '@B8-12'] }, async ({ visitor }) => {
  const { page, open } = await visitor('aurora');
  await open('/certificate-authenticity/nao-existe-assim');
  await expect(page.getByText('Certificado não encontrado.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
});
