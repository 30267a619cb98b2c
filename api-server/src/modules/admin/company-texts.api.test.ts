import { readCompanyTexts, saveCompanyTexts } from '@shared-kit/contracts/admin';
import type { CompanyTexts, TextFields } from '@shared-kit/contracts/admin';
import { appDetails, getFeature } from '@shared-kit/contracts/identity';
import type { TestUser } from '../../test/index.ts';
import { companySettings } from '../../platform/tenancy/company-settings.repository.ts';
import { actsOf, app, inTenant, makeHolder, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

let admin: TestUser;
let before: CompanyTexts;
beforeAll(async () => {
  admin = await makeHolder('administrator', { kind: 'all' });
  before = await read();
});
// The company of these tests is that of other files too.
afterEach(async () => {
  const { version } = await read();
  await app.ok(saveCompanyTexts, { body: { version, fields: before.fields } }, { as: admin });
});

const read = (): Promise<CompanyTexts> => app.ok(readCompanyTexts, {}, { as: admin });
const save = async (fields: Partial<TextFields>, version?: string) => {
  const current = await read();
  return app.call(
    saveCompanyTexts,
    { body: { version: version ?? current.version, fields: { ...current.fields, ...fields } } },
    { as: admin },
  );
};
const landing = {
  landingPage: true,
  landingTitle: 'Aprenda <b>aqui</b>',
  landingText: 'Bem-vindo',
  closingTitle: 'Até já',
  landingContact: 'mailto:oi@exemplo.com.br',
};
const form = {
  contactForm: true,
  contactTitle: 'Fale com o RH',
  contactDescription: 'Conte o que houve.',
  contactFeedback: 'Recebemos.',
  contactEmail: 'rh@exemplo.com.br',
};

test('saved texts are in the portal at once, in the log, and marked as edited', async () => {
  const acts = (await actsOf(admin)).length;
  expect((await save({ ...landing, ...form, contentsLabel: 'Biblioteca' })).status).toBe(200);
  const details = await app.ok(appDetails, { body: { bucket: 'test', path: app.tenant.segment } });
  expect(JSON.stringify(details)).toContain('Biblioteca');
  expect(JSON.stringify(details)).toContain('Aprenda <b>aqui</b>');
  expect(JSON.stringify(await app.ok(getFeature, { params: { id: 'CONTACT_US' } }, { as: admin }))).toContain(
    'Fale com o RH',
  );
  const [act] = (await actsOf(admin)).slice(acts);
  expect(act).toMatchObject({ act: 'admin.save-company-texts' });
  expect(act?.changes).toContainEqual({ field: 'texts.contentsLabel', before: 'Conteúdos', after: 'Biblioteca' });
  const { edited } = await inTenant((db) => companySettings(db).find());
  expect(edited).toEqual(
    expect.arrayContaining(['appearance.contentsLabel', 'appearance.landing', 'features.contactUs']),
  );
});

test('a form that is off has no texts, and other features stay', async () => {
  await save(form);
  const { features } = await inTenant((db) => companySettings(db).find());
  await save({ contactForm: false });
  expect((await read()).fields).toMatchObject({ contactForm: false, contactEmail: '' });
  const after = await inTenant((db) => companySettings(db).find());
  expect(after.features).toEqual({ ...features, contactUs: null });
});

test.each([
  ['a menu entry without a name', { contentsLabel: ' ' }, 'contentsLabel'],
  ['a landing page without a title', { ...landing, landingTitle: '' }, 'landingTitle'],
  ['a contact address with a script', { landingContact: 'javascript:alert(1)' }, 'landingContact'],
  ['a contact form without an e-mail', { ...form, contactEmail: 'rh' }, 'contactEmail'],
  ['a name of the app that is too long', { shortName: 'x'.repeat(13) }, 'shortName'],
])('refuses %s, at its field', async (_, fields, path) => {
  const { status, body } = await save(fields);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(path);
});

test('a save of an old version changes nothing', async () => {
  const { version } = await read();
  await save({ contentsLabel: 'Acervo' });
  expect((await save({ contentsLabel: 'Livros' }, version)).body).toMatchObject({ code: 'admin.changed-meanwhile' });
  expect((await read()).fields.contentsLabel).toBe('Acervo');
});

test('a company that its files govern shows its texts and refuses changes', async () => {
  const govern = (isGoverned: boolean) =>
    app.platform.database.db
      .updateTable('apps')
      .set({ governed_by_files: isGoverned })
      .where('id_app', '=', app.tenant.idApp)
      .execute();
  await govern(true);
  expect((await read()).isReadOnly).toBe(true);
  expect((await save({ contentsLabel: 'X' })).body).toMatchObject({ code: 'admin.files-govern' });
  await govern(false);
});

test('another company keeps its own texts', async () => {
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const as = { as: stranger, at: app.otherTenant };
  const theirs = await app.ok(readCompanyTexts, {}, as);
  await save({ contentsLabel: 'Só nosso' });
  expect(await app.ok(readCompanyTexts, {}, as)).toEqual(theirs);
});
