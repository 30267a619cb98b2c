import { getFeature } from '@shared-kit/contracts/identity';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const contactUs = {
  title: 'Fale com a gente',
  description: 'Respondemos em um dia útil.',
  feedbackMessage: 'Recebemos a sua mensagem.',
};
const features = JSON.stringify({
  externalCourses: true,
  recommendations: true,
  contactUs: { ...contactUs, email: 'contato@exemplo.com.br' },
});

test('answers 400 for an unknown feature, 401 without a session, and requires accepted terms', async () => {
  expect(
    await app.refused(getFeature, { params: { id: 'OUTRA' as 'CONTACT_US' } }, 400, { as: app.user }),
  ).toMatchObject({ issues: [{ path: 'params.id' }] });
  await app.refused(getFeature, { params: { id: 'CONTACT_US' } }, 401);
  const strict = await app.makeTenant({ app: { agreement_version: '1' } });
  expect(
    await app.refused(getFeature, { params: { id: 'CONTACT_US' } }, 403, {
      at: strict,
      as: await app.makeUser(strict),
    }),
  ).toMatchObject({ code: 'TERMS_REQUIRED' });
});

test('returns whether each feature is on, with the texts of the contact form [B7.1-21] [B3-35]', async () => {
  const at = await app.makeTenant({ app: { features } });
  const as = await app.makeUser(at);
  const feature = (id: 'EXTERNAL_COURSES' | 'CONTACT_US' | 'RECOMMENDATION_BLOCK') =>
    app.ok(getFeature, { params: { id } }, { at, as });
  expect(await feature('EXTERNAL_COURSES')).toEqual({ active: true });
  expect(await feature('RECOMMENDATION_BLOCK')).toEqual({ active: true });
  expect(await feature('CONTACT_US')).toEqual({ active: true, ...contactUs });
  for (const id of ['EXTERNAL_COURSES', 'CONTACT_US', 'RECOMMENDATION_BLOCK'] as const) {
    expect(await app.ok(getFeature, { params: { id } }, { as: app.user })).toEqual({ active: false });
  }
});

test('two features are off without their modules; the contact form belongs to the shell and stays', async () => {
  const at = await app.makeTenant({ modules: [], app: { features } });
  const as = await app.makeUser(at);
  expect(await app.ok(getFeature, { params: { id: 'EXTERNAL_COURSES' } }, { at, as })).toEqual({ active: false });
  expect(await app.ok(getFeature, { params: { id: 'RECOMMENDATION_BLOCK' } }, { at, as })).toEqual({ active: false });
  expect(await app.ok(getFeature, { params: { id: 'CONTACT_US' } }, { at, as })).toMatchObject({ active: true });
});
