import { createPublicKey, verify } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';
import { answerAll, atFinalEvaluation, start, submit, trainingTitle } from '../evaluations/nr10-learner.ts';

const decode = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;

test('a learner previews and shares a certificate, and an employer checks its code and its signed credential', async ({
  actor,
  visitor,
}) => {
  const learner = await atFinalEvaluation(actor, 'gustavo.correia');
  const { page } = learner;
  await learner.openEvaluation();
  await start(learner);
  await answerAll(learner);
  await submit(learner);
  await page.getByRole('link', { name: 'Ver certificado' }).click();

  await expect(page.getByRole('heading', { level: 1, name: trainingTitle })).toBeVisible();
  const preview = page.getByRole('region', { name: 'Prévia do certificado' });
  await expect(preview.locator('canvas').first()).toBeVisible();
  await expect(preview.getByText(learner.session.viewer.name).first()).toBeAttached();
  const find = preview.getByRole('button', { name: /^Buscar/ });
  await onEveryScreen(page, async () => {
    const [frame, button] = [await preview.boundingBox(), await find.boundingBox()];
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  });
  await expectAccessible(page);

  const linkedIn = page.getByRole('link', { name: 'Adicionar ao perfil do LinkedIn' });
  await expect(linkedIn).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/profile\/add\?startTask=CERTIFICATION_NAME/,
  );
  const publicUrl = await page.getByLabel('Link público do certificado').inputValue();
  const code = publicUrl.split('/').at(-1) ?? '';

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar selo (PNG)' }).click();
  const png = await readFile(await (await download).path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');

  const employer = await visitor('aurora');
  await employer.open('/login?fromLP=true');
  await employer.page.getByRole('link', { name: 'Verificar certificado' }).click();
  await expectAccessible(employer.page);
  await employer.page.getByLabel('Código de autenticidade').fill(code.toLowerCase().replaceAll('-', ' '));
  await employer.page.getByRole('button', { name: 'Verificar' }).click();
  await expect(employer.page.getByText('Certificado autêntico')).toBeVisible();
  await expect(employer.page.getByText(learner.session.viewer.name)).toBeVisible();
  await onEveryScreen(employer.page);
  await expectAccessible(employer.page);

  const address = await employer.page.getByRole('link', { name: /Credencial verificável/ }).getAttribute('href');
  const credential = new URL(address ?? '', employer.page.url()).href;
  const jws = await (await employer.page.request.get(credential)).text();
  expect(png.toString('latin1')).toContain(jws);
  const [head, body, signature = ''] = jws.split('.');
  const { kid } = decode(head);
  expect(decode(body)['name']).toBe(trainingTitle);
  const jwk = (await (await employer.page.request.get(String(kid))).json()) as JsonWebKey;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  expect(verify('sha256', Buffer.from(`${head ?? ''}.${body ?? ''}`), key, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
});
