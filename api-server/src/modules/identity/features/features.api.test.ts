import { getFeature } from 'shared-kit/contracts/identity';
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

test('an unknown feature is 400, nobody is 401, terms come first', async () => {
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

test('each feature says whether it is on; the contact form brings its texts [B7.1-21] [B3-35]', async () => {
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

test('without their modules two are off; the contact form is the shell’s and stays', async () => {
  const at = await app.makeTenant({ modules: [], app: { features } });
  const as = await app.makeUser(at);
  expect(await app.ok(getFeature, { params: { id: 'EXTERNAL_COURSES' } }, { at, as })).toEqual({ active: false });
  expect(await app.ok(getFeature, { params: { id: 'RECOMMENDATION_BLOCK' } }, { at, as })).toEqual({ active: false });
  expect(await app.ok(getFeature, { params: { id: 'CONTACT_US' } }, { at, as })).toMatchObject({ active: true });
});
