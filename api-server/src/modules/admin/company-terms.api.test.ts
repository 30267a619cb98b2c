import { changeCompanyTerms, listTermsPeople, readCompanyTerms } from '@shared-kit/contracts/admin';
import type { CompanyTerms, TermsChange } from '@shared-kit/contracts/admin';
import { acceptAgreement } from '@shared-kit/contracts/identity';
import { listPlanCampaigns } from '@shared-kit/contracts/plans';
import type { TestUser } from '../../test/index.ts';
import { actsOf, app, makeHolder, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

let admin: TestUser;
let learner: TestUser;
beforeAll(async () => {
  admin = await makeHolder('administrator', { kind: 'all' });
  learner = await app.makeUser(app.tenant, { name: 'Bia Termos' });
});
// The company of these tests is that of other files too: nobody may be asked for terms afterwards.
afterEach(async () => {
  if ((await read()).current !== null) await change({ kind: 'withdraw' });
});

const read = (): Promise<CompanyTerms> => app.ok(readCompanyTerms, {}, { as: admin });
const change = async (what: TermsChange, version?: string) =>
  app.call(changeCompanyTerms, { body: { version: version ?? (await read()).version, change: what } }, { as: admin });

async function publish(text: string): Promise<string> {
  expect((await change({ kind: 'publish', text })).status).toBe(200);
  return (await read()).current?.name ?? '';
}

const use = async () => (await app.call(listPlanCampaigns, {}, { as: learner })).status;
const accept = (version: string) =>
  app.ok(
    acceptAgreement,
    { params: { id: learner.idUser }, body: { userLicenceTermsAccepted: version } },
    { as: learner },
  );
const peopleOf = async (name: string, state: 'accepted' | 'missing') =>
  (await app.ok(listTermsPeople, { query: { name, state, limit: 100 } }, { as: admin })).people;

test('a new version asks everybody again, names who accepted it, and is in the log', async () => {
  expect(await use()).toBe(200);
  const before = await actsOf(admin);
  const name = await publish('# Uso\n\nNão empreste o seu acesso. <script>');
  expect(await use()).toBe(403);
  expect(await peopleOf(name, 'missing')).toContainEqual(expect.objectContaining({ name: 'Bia Termos' }));
  await accept(name);
  expect(await use()).toBe(200);
  const terms = await read();
  // The publisher accepts what they publish.
  expect(terms.current).toMatchObject({ name, accepted: 2, text: '# Uso\n\nNão empreste o seu acesso. <script>' });
  expect(terms.history[0]).toMatchObject({ name, publishedBy: admin.name, accepted: 2, hasText: true });
  expect(await peopleOf(name, 'accepted')).toContainEqual(
    expect.objectContaining({ name: 'Bia Termos', acceptedAt: expect.any(String) }),
  );
  expect((await actsOf(admin)).slice(before.length)).toMatchObject([
    { act: 'admin.change-company-terms', changes: [{ field: 'terms', before: '', after: name }] },
  ]);
});

test('a restored version does not ask those who have accepted it', async () => {
  const first = await publish('Primeira versão.');
  await accept(first);
  const second = await publish('Segunda versão.');
  expect(second).not.toBe(first);
  expect(await use()).toBe(403);
  expect((await change({ kind: 'restore', name: first })).status).toBe(200);
  expect(await use()).toBe(200);
  expect((await read()).current).toMatchObject({ name: first, text: 'Primeira versão.' });
});

test('a new version never has the name of one that somebody has accepted', async () => {
  const first = await publish('Texto um.');
  await change({ kind: 'withdraw' });
  expect(await publish('Texto dois.')).not.toBe(first);
});

test('a change in an old version changes nothing', async () => {
  const { version } = await read();
  const name = await publish('De outra pessoa.');
  const { status, body } = await change({ kind: 'publish', text: 'Por cima.' }, version);
  expect([status, body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  expect((await read()).current).toMatchObject({ name, text: 'De outra pessoa.' });
});

test('refuses the same text, an empty one, and a version without a text', async () => {
  const name = await publish('Igual.');
  expect((await change({ kind: 'publish', text: ' Igual. ' })).body).toMatchObject({ code: 'admin.same-terms' });
  expect((await change({ kind: 'publish', text: '  ' })).status).toBe(400);
  expect((await change({ kind: 'restore', name: 'nunca' })).status).toBe(404);
  expect((await read()).current?.name).toBe(name);
});

test('a company that its files govern shows its terms and refuses changes', async () => {
  const govern = (isGoverned: boolean) =>
    app.platform.database.db
      .updateTable('apps')
      .set({ governed_by_files: isGoverned })
      .where('id_app', '=', app.tenant.idApp)
      .execute();
  await govern(true);
  expect((await read()).isReadOnly).toBe(true);
  expect((await change({ kind: 'publish', text: 'Novo.' })).body).toMatchObject({ code: 'admin.files-govern' });
  await govern(false);
});

test('another company keeps its own terms and sees nobody of this one', async () => {
  const stranger = await makeHolder('owner', { kind: 'all' }, app.otherTenant);
  const as = { as: stranger, at: app.otherTenant };
  const before = await app.ok(readCompanyTerms, {}, as);
  const name = await publish('Só nossos.');
  expect(await app.ok(readCompanyTerms, {}, as)).toEqual(before);
  const { people } = await app.ok(listTermsPeople, { query: { name, state: 'missing' } }, as);
  expect(people.some((person) => person.name === 'Bia Termos')).toBe(false);
  expect(
    (await app.call(changeCompanyTerms, { body: { version: before.version, change: { kind: 'restore', name } } }, as))
      .status,
  ).toBe(404);
});
