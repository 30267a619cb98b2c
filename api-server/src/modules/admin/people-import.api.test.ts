import {
  downloadRefusedRows,
  exportPeople,
  readPerson,
  savePerson,
  uploadPeopleFile,
} from '@shared-kit/contracts/admin';
import { readXlsx } from '../../platform/spreadsheets/read-xlsx.adapter.ts';
import { actsOf, app, makeGroup, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { testPassword } from '../../test/index.ts';
import { check, commit, personOf, rowsOf, upload } from './test/people-import.fixtures.ts';

startAdministration();

const header = 'Nome;Login;E-mail;CPF;Departamento;Gestor';

test('guesses the columns and shows how the file was read', async () => {
  const { columns, mapping, identifyBy, format, rows } = await upload(`${header};Admissão\nAna;ana.g;;;;;2020`);
  expect(mapping).toEqual(['name', 'username', 'email', 'cpf', 'department', 'leader', null]);
  expect([identifyBy, format, rows]).toEqual(['username', 'CSV, ponto e vírgula, UTF-8', 1]);
  expect(columns[0]).toEqual({ name: 'Nome', samples: ['Ana'] });
});

test('imports new people without a password, with leaders of the same file and zeros of the CPF', async () => {
  const file = `${header}\nLúcia Imp;lucia.imp;lucia@imp.com.br;1234567890;Vendas;rui.imp\nRui Imp;rui.imp;;;Vendas;`;
  const found = await check(Buffer.from(file, 'latin1'));
  expect(found.counts).toEqual({ new: 2, changed: 0, conflict: 0, same: 0, refused: 0 });
  const done = await commit(found, { sendsLinks: true });
  expect([done.state, done.outcomes.created, done.job?.state]).toEqual(['imported', 2, 'done']);
  const [lucia, rui] = [await personOf('lucia.imp'), await personOf('rui.imp')];
  expect(lucia).toMatchObject({
    name: 'Lúcia Imp',
    cpf: '012.345.678-90',
    id_manager: rui?.id_user,
    password_hash: null,
  });
  expect(app.mails.filter(({ to }) => to === 'lucia@imp.com.br')).toHaveLength(1);
  await app.runJobs();
  expect(app.mails.filter(({ to }) => to === 'lucia@imp.com.br')).toHaveLength(1);
});

test('the same file again changes nothing, and neither does the exported file', async () => {
  const file = `${header}\nTomé Igual;tome.igual;tome@imp.com.br;529.982.247-25;'=A;`;
  await commit(await check(file));
  const again = await check(file);
  expect(again.counts).toEqual({ new: 0, changed: 0, conflict: 0, same: 1, refused: 0 });
  for (const format of ['csv', 'xlsx'] as const) {
    const reply = await app.call(exportPeople, { body: { format, filter: {}, password: testPassword } }, { as: owner });
    const exported = await check(new File([new Uint8Array(reply.bytes)], `pessoas.${format}`));
    expect([exported.counts.new, exported.counts.changed, exported.counts.conflict]).toEqual([0, 0, 0]);
    expect((await rowsOf(exported)).filter(({ faults }) => faults.length > 0)).toEqual([]);
  }
});

test('shows line, column, value and cause of each refused row, and writes nothing unless chosen', async () => {
  const other = await app.makeUser();
  const file = [
    header,
    'Certa Uma;certa.uma;;;;',
    'Errada Cpf;errada.cpf;;111.111.111-11;;',
    ';errada.nome;sem-arroba;;;',
    'Repetida;certa.uma;;;;',
    'Errada Lider;errada.lider;;;;ninguem.mesmo',
    `Outra;${other.username.toUpperCase()};;;;${other.username}`,
  ].join('\n');
  const found = await check(file);
  expect(found.counts).toMatchObject({ new: 1, refused: 5 });
  expect(
    (await rowsOf(found)).flatMap(({ line, faults }) => faults.map((fault) => [line, ...Object.values(fault)])),
  ).toEqual([
    [3, 'CPF', '111.111.111-11', 'CPF inválido'],
    [4, 'E-mail', 'sem-arroba', 'Informe um e-mail como nome@empresa.com.br'],
    [4, 'Nome', '', 'Preencha o nome de quem é novo.'],
    [5, 'Login', 'certa.uma', 'Esta pessoa já está na linha 2.'],
    [6, 'Gestor', 'ninguem.mesmo', 'Não há ninguém com este login, CPF ou e-mail.'],
    [7, 'Gestor', other.username, 'Ninguém lidera a si mesmo.'],
  ]);
  await expect(commit(found)).rejects.toThrow('409');
  expect(await personOf('certa.uma')).toBeUndefined();
  const done = await commit(found, { onlyGood: true });
  expect(done.outcomes).toMatchObject({ created: 1, left: 5 });

  const { bytes } = await app.call(downloadRefusedRows, { params: found, body: {} }, { as: owner });
  const text = bytes.toString();
  expect(text).toContain('Errada Cpf;errada.cpf;;111.111.111-11;;;3;CPF: CPF inválido');
  const corrected = text.replace('111.111.111-11', '111.444.777-35').replace('ninguem.mesmo', '');
  const rest = await check(corrected);
  expect(rest.counts).toMatchObject({ new: 2, refused: 2 });
  expect((await commit(rest, { onlyGood: true })).outcomes.created).toBe(2);
});

test('asks before it overwrites what was edited in the portal, and remembers the answer', async () => {
  const file = (department: string) => `Nome;Login;Departamento\nCora Conflito;cora.c;${department}`;
  await commit(await check(file('Vendas')));
  expect((await check(file('Compras'))).counts.changed).toBe(1);
  const { id_user: idPerson } = (await personOf('cora.c')) ?? { id_user: 0 };
  const { person } = await app.ok(readPerson, { params: { idPerson } }, { as: owner });
  const fields = { ...person.fields, department: 'Diretoria' };
  await app.ok(savePerson, { params: { idPerson }, body: { version: person.version, fields } }, { as: owner });
  const found = await check(file('Compras'));
  expect((await rowsOf(found))[0]).toMatchObject({
    state: 'conflict',
    changes: [{ field: 'department', before: 'Diretoria', after: 'Compras', isConflict: true }],
  });
  expect((await commit(found)).outcomes).toMatchObject({ changed: 0, same: 1 });
  expect((await personOf('cora.c'))?.department).toBe('Diretoria');
  expect((await check(file('Compras'))).counts.same).toBe(1);
  const asked = await check(file('Marketing'));
  expect(asked.counts.conflict).toBe(1);
  await commit(asked, { conflicts: 'file' });
  expect((await personOf('cora.c'))?.department).toBe('Marketing');
});

test('refuses to write over what changed between check and import', async () => {
  const found = await check('Nome;Login\nTarde Demais;tarde.demais');
  await app.makeUser(app.tenant, { username: 'tarde.demais' });
  const { state, job } = await commit(found);
  expect([state, job?.state, job?.failure]).toEqual([
    'checked',
    'failed',
    'Os dados mudaram desde a conferência. Confira o arquivo de novo.',
  ]);
});

test('writes one entry of the log for each person, with masked values', async () => {
  const actor = await makeHolder('administrator', { kind: 'all' });
  await commit(await check('Nome;Login;CPF\nRegina Log;regina.log;52998224725', { as: actor }), { as: actor });
  const acts = (await actsOf(actor)).filter(({ subject_kind }) => subject_kind === 'person');
  expect(acts).toMatchObject([{ act: 'admin.commit-people-import', subject_name: 'Regina Log' }]);
  expect(acts[0]?.changes).toContainEqual({ field: 'cpf', before: '', after: '•••.•••.•••-25' });
});

test('respects the scope of who imports, row by row', async () => {
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['Fábrica'] });
  const stranger = await app.makeUser(app.tenant, { department: 'Escritório' });
  const admin = await app.makeUser(app.tenant, { department: 'Fábrica', admin: 1 });
  const file = [
    'Nome;Login;Departamento',
    'Fora;nova.fora;Escritório',
    'Dentro;nova.dentro;Fábrica',
    `Alheia;${stranger.username};Fábrica`,
    `Dona;${admin.username};Fábrica`,
  ].join('\n');
  const rows = await rowsOf(await check(file, { as: hr }), hr);
  expect(rows.map(({ state, faults }) => [state, faults[0]?.message])).toEqual([
    ['refused', 'Com estes dados a pessoa ficaria fora do seu alcance. Confira a unidade e a liderança.'],
    ['new', undefined],
    ['refused', 'Esta pessoa não está ao seu alcance.'],
    ['refused', 'Esta pessoa tem direitos que você não tem.'],
  ]);
  const ofGroup = await makeHolder('hr', { kind: 'groups', groups: [await makeGroup('grupo do import')] });
  const done = await commit(await check('Nome;Login\nDo Grupo;do.grupo', { as: ofGroup }), { as: ofGroup });
  expect(done.outcomes.created).toBe(1);
});

test('refuses files that are no table, and says what to do', async () => {
  const send = async (bytes: string, name: string) => {
    const { body } = await app.call(
      uploadPeopleFile,
      { form: { fileName: name, fileData: new File([bytes], name) } },
      { as: owner },
    );
    return (body as { code: string }).code;
  };
  expect(await send('%PDF-1.7', 'pessoas.pdf')).toBe('admin.file-type');
  expect(await send('Nome;Login', 'pessoas.csv')).toBe('admin.file-empty');
  expect(await send('PK\u0003\u0004…', 'pessoas.xlsx')).toBe('admin.file-broken');
  expect(await send('Nome;Login\n"Ana;b', 'pessoas.csv')).toBe('admin.file-broken');
});

test('exports what the filter finds, typed, and makes formulas harmless', async () => {
  await app.makeUser(app.tenant, { name: 'Fórmula Export', department: '=1+1', phone: '+55 11 91234-5678' });
  const body = { filter: { q: 'formula export' } };
  const csv = await app.call(exportPeople, { body: { ...body, format: 'csv', password: testPassword } }, { as: owner });
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(csv.bytes.toString().split('\r\n')[1]).toContain(";'+55 11 91234-5678;'=1+1;");
  const book = await app.call(
    exportPeople,
    { body: { ...body, format: 'xlsx', password: testPassword } },
    { as: owner },
  );
  const { rows } = await readXlsx(book.bytes);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.cells.slice(0, 6)).toEqual(expect.arrayContaining(['Fórmula Export', '=1+1']));
  const acts = await actsOf(owner);
  expect(acts.at(-1)).toMatchObject({
    act: 'admin.export-people',
    changes: [{ field: 'exported', after: '1 (XLSX)' }],
  });
});
