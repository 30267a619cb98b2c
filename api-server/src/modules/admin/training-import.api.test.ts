import { commitTrainingImport, describeTrainingImport, uploadTrainingFile } from '@shared-kit/contracts/admin';
import { trainingTitles } from '../learning/index.ts';
import { package12, zipOf } from '../learning/scorm/test/package-factory.ts';
import { actsOf, app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { commitTrainings, readTrainings, sendTrainings, trainingFolder } from './test/training-import.fixtures.ts';

startAdministration();

const statesOf = (entries: readonly { kind: string; state: string }[]) =>
  entries.map(({ kind, state }) => `${kind} ${state}`).toSorted();
const titles = async () => [...(await inTenant((db) => trainingTitles(db))).values()].toSorted();
const nodeOf = (code: string) =>
  inTenant((db) => db.selectFrom('nodes').selectAll().where('node_code', '=', code).executeTakeFirstOrThrow());

test('imports a training of a folder, says nothing changes the second time, and what changes the third', async () => {
  const before = await titles();
  const found = await sendTrainings(trainingFolder('pasta'));
  expect([found.kind, found.faults, found.leftOut]).toEqual(['folder', [], []]);
  expect(statesOf(found.entries)).toEqual(['certificate new', 'content new', 'training new']);
  expect(await titles()).toEqual(before);
  const done = await commitTrainings(found);
  expect([done.state, done.job?.state, done.job?.kind]).toEqual(['imported', 'done', 'import-trainings']);
  // Jobs that other tests have left run now too.
  expect(await titles()).toEqual(expect.arrayContaining([...before, 'Treinamento pasta']));

  const again = await sendTrainings(trainingFolder('pasta', { root: 'pasta-compactada/' }));
  expect(statesOf(again.entries)).toEqual(['certificate same', 'content same', 'training same']);
  expect((await app.call(commitTrainingImport, { params: again, body: {} }, { as: owner })).body).toMatchObject({
    code: 'admin.import-nothing',
  });
  const changed = await sendTrainings(trainingFolder('pasta', { page: '# Outra' }));
  expect(statesOf(changed.entries)).toEqual(['certificate same', 'content changed', 'training same']);
  await commitTrainings(changed);
});

test('leaves alone what the file does not name', async () => {
  const inactive = () =>
    inTenant((db) => db.selectFrom('content_items').select('key').where('active', '=', false).execute());
  await commitTrainings(await sendTrainings(trainingFolder('primeiro')));
  const before = await inactive();
  await commitTrainings(await sendTrainings(trainingFolder('segundo')));
  expect((await nodeOf('primeiro')).status).toBe('PUBLISHED');
  expect(await inactive()).toEqual(before);
});

test('shows file, line, field and cause of each problem, and imports nothing', async () => {
  const zip = trainingFolder('errado', {
    training: { titulo: 'x' },
    files: {
      'learning/quebrado.yaml': 'code: [',
      'learning/sem-catalogo.yaml': 'code: sem-catalogo\ncatalog: nao-existe\ntitle: Sem catálogo',
      'treinos.yaml': 'a: 1',
    },
  });
  const found = await sendTrainings(zip);
  expect(found.faults).toEqual([
    { file: 'learning/errado.yaml', line: 13, field: 'titulo', message: 'Campo desconhecido.' },
    expect.objectContaining({ file: 'learning/quebrado.yaml', line: 1 }),
    expect.objectContaining({ file: 'treinos.yaml', line: null }),
    {
      file: 'learning/sem-catalogo.yaml',
      line: 2,
      field: 'catalog',
      message: "A chave 'nao-existe' não existe em 'learning-node'.",
    },
  ]);
  const refused = await app.call(commitTrainingImport, { params: found, body: {} }, { as: owner });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'admin.import-faults' }]);
});

test('never reads settings or people of a company folder', async () => {
  const zip = trainingFolder('empresa', {
    files: { 'tenant.yaml': 'key: outra', 'people.yaml': 'people: []', 'content.yaml': 'home: x' },
  });
  const found = await sendTrainings(zip);
  expect([found.faults, found.leftOut]).toEqual([[], ['content.yaml', 'people.yaml', 'tenant.yaml']]);
});

test('makes a training of a SCORM package, as described, with lessons and a certificate', async () => {
  const zip = package12({ A: { title: 'Lição A' }, B: { title: 'Lição B' } });
  const found = await sendTrainings(zip, 'curso.zip');
  expect(found).toMatchObject({
    kind: 'scorm',
    faults: [],
    training: { title: 'Curso', catalog: 'catalogo', needsApproval: false, givesCertificate: true, validMonths: null },
    notes: ['SCORM 1.2, 2 lições.'],
  });
  const training = {
    ...found.training,
    title: 'Trabalho em altura',
    workload: '8 horas',
    needsApproval: true,
    validMonths: 24,
  };
  await app.ok(describeTrainingImport, { params: found, body: training as never }, { as: owner });
  const described = await readTrainings(found.idImport);
  expect(described.entries.map(({ title }) => title)).toContain('Trabalho em altura');
  const done = await commitTrainings(described);
  expect(done.state).toBe('imported');
  const node = await nodeOf('scorm-trabalho-em-altura');
  const team = await inTenant((db) =>
    db.selectFrom('teams').selectAll().where('id_node', '=', node.id_node).executeTakeFirstOrThrow(),
  );
  expect([node.workload, node.valid_months]).toEqual(['8 horas', 24]);
  expect([team.need_approval, team.id_certificate === null]).toEqual([true, false]);
  const packages = await inTenant((db) =>
    db
      .selectFrom('scorm_packages')
      .innerJoin('content_items', 'content_items.id_content_item', 'scorm_packages.id_content_item')
      .select(['scorm_packages.status', 'scorm_packages.version'])
      .where('content_items.key', '=', 'scorm-trabalho-em-altura')
      .execute(),
  );
  expect(packages).toEqual([{ status: 'DONE', version: '1.2' }]);
  const late = await app.call(describeTrainingImport, { params: found, body: training as never }, { as: owner });
  expect([late.status, late.body]).toMatchObject([409, { code: 'admin.import-state' }]);
});

test('refuses a package whose lesson is missing, with the cause', async () => {
  const whole = package12({ A: { title: 'Lição A', href: 'fora.html' } });
  const found = await sendTrainings(whole, 'curso.zip');
  expect(found.faults).toEqual([
    {
      file: 'curso.zip',
      line: null,
      field: '',
      message: "A lição 'Lição A' começa em 'fora.html', que não está no pacote.",
    },
  ]);
});

test.each([
  ['a text', Buffer.from('não é um zip'), 'não é um ZIP'],
  ['another ZIP', zipOf({ 'foto.txt': 'x' }), 'não é um pacote SCORM'],
])('refuses %s', async (_, bytes, cause) => {
  const form = { fileName: 'a.zip', fileData: new File([new Uint8Array(bytes)], 'a.zip') };
  const reply = await app.call(uploadTrainingFile, { form }, { as: owner });
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining(cause)]);
});

test('confirms an import once, and writes one entry for the call and one for what changed', async () => {
  const author = await makeHolder('author', { kind: 'all' });
  const found = await sendTrainings(trainingFolder('duas-vezes'), 'duas.zip', author);
  const confirm = () => app.call(commitTrainingImport, { params: found, body: {} }, { as: author });
  const replies = await Promise.all([confirm(), confirm()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await app.runJobs();
  expect((await readTrainings(found.idImport)).state).toBe('imported');
  const acts = (await actsOf(author)).map(({ act }) => act);
  expect(acts).toEqual(['admin.upload-training-file', 'admin.commit-training-import', 'admin.commit-training-import']);
});

test('stops when the actor lost the right, and goes back to the confirmation', async () => {
  const author = await makeHolder('author', { kind: 'all' });
  const found = await sendTrainings(trainingFolder('sem-direito'), 'a.zip', author);
  await app.ok(commitTrainingImport, { params: found, body: {} }, { as: author });
  await inTenant((db) => db.deleteFrom('role_grants').where('id_user', '=', author.idUser).execute());
  await app.runJobs();
  expect(await readTrainings(found.idImport)).toMatchObject({ state: 'checked', job: { state: 'failed' } });
});

test('refuses trainings of a file where the files of the company decide, also after the confirmation', async () => {
  const govern = (governed: boolean) =>
    app.platform.database.db
      .updateTable('apps')
      .set({ governed_by_files: governed })
      .where('id_app', '=', app.tenant.idApp)
      .execute();
  const [sent, confirmed] = [
    await sendTrainings(trainingFolder('regido')),
    await sendTrainings(trainingFolder('meio')),
  ];
  await app.ok(commitTrainingImport, { params: confirmed, body: {} }, { as: owner });
  await govern(true);
  try {
    const fileData = new File([new Uint8Array(trainingFolder('outro'))], 'a.zip');
    const governed = { status: 409, body: { code: 'admin.files-govern' } };
    const form = { fileName: 'a.zip', fileData };
    expect(await app.call(uploadTrainingFile, { form }, { as: owner })).toMatchObject(governed);
    expect(await app.call(commitTrainingImport, { params: sent, body: {} }, { as: owner })).toMatchObject(governed);
    await app.runJobs();
    expect(await readTrainings(confirmed.idImport)).toMatchObject({ state: 'checked', job: { state: 'failed' } });
  } finally {
    await govern(false);
  }
});
