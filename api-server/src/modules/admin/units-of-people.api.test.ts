import {
  checkPeopleImport,
  createPerson,
  listUnits,
  previewEnrolmentRule,
  readPerson,
  savePerson,
  saveUnit,
} from '@shared-kit/contracts/admin';
import { app, makeHolder, owner, startAdministration, training } from './test/administration.fixtures.ts';
import { check, commit, personOf, rowsOf, upload } from './test/people-import.fixtures.ts';
import { makeUnit } from './test/unit-samples.fixtures.ts';

startAdministration();

const fieldsOf = (username: string, department: string) => ({
  name: 'Pessoa da unidade',
  username,
  email: '',
  cpf: '',
  phone: '',
  department,
  role: '',
  idLeader: null,
});
const create = (username: string, department: string) =>
  app.call(createPerson, { body: { fields: fieldsOf(username, department), sendsLink: false } }, { as: owner });
const checkCreating = async (text: string) => {
  const { idImport, mapping, identifyBy } = await upload(text);
  const body = { mapping, identifyBy, createsUnits: true };
  await app.ok(checkPeopleImport, { params: { idImport }, body }, { as: owner });
  await app.runJobs();
  return { idImport };
};
const unitNames = async () => (await app.ok(listUnits, {}, { as: owner })).units.map(({ fields }) => fields.name);

test('a company without units takes any department', async () => {
  expect((await create('livre-1', 'Qualquer um')).status).toBe(200);
});

test('a person gets a unit by its name or code, and no unknown one', async () => {
  const idUnit = await makeUnit('Comercial');
  const fields = { name: 'Comercial', code: 'COM-1', idParent: null, idLeader: null };
  await app.ok(saveUnit, { params: { idUnit }, body: { version: 1, fields } }, { as: owner });
  expect((await create('com-1', ' comercial')).status).toBe(200);
  expect((await create('com-2', 'com-1')).status).toBe(200);
  expect(await personOf('com-1')).toMatchObject({ department: 'Comercial' });
  expect(await personOf('com-2')).toMatchObject({ department: 'Comercial' });
  const refused = await create('com-3', 'Comercail');
  expect(refused.body).toMatchObject({ issues: [{ path: 'body.fields.department' }] });
});

test('a department that people have already stays good until it becomes a unit', async () => {
  const person = await app.makeUser(app.tenant, { department: 'De antes' });
  await makeUnit('Qualquer unidade');
  const { version, fields } = (await app.ok(readPerson, { params: { idPerson: person.idUser } }, { as: owner })).person;
  const body = { version, fields: { ...fields, role: 'Nova função' }, reason: '' };
  await app.ok(savePerson, { params: { idPerson: person.idUser }, body }, { as: owner });
});

test('an import takes a unit by name or code and refuses an unknown one with its cause', async () => {
  const file = await check('Nome;Login;Unidade\nAna;imp-1;COM-1\nBia;imp-2;Comercial\nCaio;imp-3;Inventada');
  expect((await rowsOf(file)).map(({ state, faults }) => [state, faults.map(({ message }) => message)])).toEqual([
    ['new', []],
    ['new', []],
    ['refused', ['Não há unidade com este nome ou código.']],
  ]);
  await commit(file, { onlyGood: true });
  expect(await personOf('imp-1')).toMatchObject({ department: 'Comercial' });
  expect(await personOf('imp-3')).toBeUndefined();
});

test('an import creates the units of its file when it was told to, each of them once', async () => {
  const file = await checkCreating('Nome;Login;Unidade\nAna;cria-1;Filial\nBia;cria-2;FILIAL\nCaio;cria-3;Comercial');
  expect((await rowsOf(file)).map(({ state }) => state)).toEqual(['new', 'new', 'new']);
  await commit(file);
  expect((await unitNames()).filter((name) => name.toLowerCase() === 'filial')).toEqual(['Filial']);
  expect(await personOf('cria-2')).toMatchObject({ department: 'Filial' });
});

test('an import by somebody who reaches a part of the company creates no units', async () => {
  const hr = await makeHolder('hr', { kind: 'departments', departments: ['Comercial'] });
  const { idImport, mapping, identifyBy } = await upload('Nome;Login;Unidade\nAna;nao-1;Nova', hr);
  const body = { mapping, identifyBy, createsUnits: true };
  await app.refused(checkPeopleImport, { params: { idImport }, body }, 403, { as: hr });
});

test('the file of the last import changes nothing after a unit was renamed', async () => {
  const text = 'Nome;Login;Unidade\nAna;ren-1;Antiga';
  const idUnit = await makeUnit('Antiga');
  await commit(await check(text));
  const fields = { name: 'Renomeada', code: '', idParent: null, idLeader: null };
  await app.ok(saveUnit, { params: { idUnit }, body: { version: 1, fields } }, { as: owner });
  expect(await personOf('ren-1')).toMatchObject({ department: 'Renomeada' });
  expect((await check(text)).counts).toMatchObject({ same: 1, refused: 0 });
});

test('a rule for a unit is met by the people of its subunits', async () => {
  const above = await makeUnit('Com regra');
  await makeUnit('Abaixo da regra', above);
  await app.makeUser(app.tenant, { department: 'Abaixo da regra' });
  const rule = JSON.stringify({
    name: 'Da unidade',
    idTraining: training.livre,
    idTeam: null,
    departments: ['Com regra'],
    groups: [],
    since: null,
    dueDays: null,
    reason: '',
    endsLeavers: false,
    includesRemoved: false,
  });
  expect(await app.ok(previewEnrolmentRule, { query: { rule } }, { as: owner })).toMatchObject({ meets: 1, enter: 1 });
});
