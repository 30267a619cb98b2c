import { commandsFor } from './commands.rules.ts';

const found = {
  text: 'ang',
  rights: ['people.access', 'enrolments.edit'],
  places: [
    { to: '/admin/pessoas', label: 'Pessoas' },
    { to: '/admin/inscricoes', label: 'Inscrições' },
  ],
  people: [{ idPerson: 5, name: 'Ângela', department: 'RH', state: 'active' }],
  trainings: [
    { idTraining: 7, title: 'Língua de sinais para angolanos' },
    { idTraining: 8, title: 'NR-10' },
  ],
  packages: [
    { idContentItem: 9, title: 'Ângulos de risco', trainings: ['NR-35'], state: 'ready' },
    { idContentItem: 10, title: 'Choque', trainings: ['NR-10'], state: 'ready' },
  ],
  groups: [{ idGroup: 3, name: 'Manga curta' }],
  contents: [],
} as const;

test('lists people, their actions, trainings and groups, whatever the accents', () => {
  expect(commandsFor(found).map(({ label }) => label)).toEqual([
    'Ângela',
    'Enviar link de senha para Ângela',
    'Inscrever Ângela em treinamentos',
    'Língua de sinais para angolanos',
    'Ângulos de risco',
    'Manga curta',
  ]);
});

test('offers no action without its right, and no link to somebody without access', () => {
  const labelsOf = (rights: readonly ('people.access' | 'enrolments.edit')[], state: 'active' | 'inactive') =>
    commandsFor({ ...found, rights, people: [{ ...found.people[0], state }] })
      .filter(({ group }) => group === 'actions')
      .map(({ label }) => label);
  expect(labelsOf([], 'active')).toEqual([]);
  expect(labelsOf(['people.access'], 'inactive')).toEqual([]);
});

test('offers the pages when nothing was typed, and finds them by name', () => {
  expect(commandsFor({ ...found, text: '' }).map(({ label }) => label)).toEqual(['Pessoas', 'Inscrições']);
  expect(commandsFor({ ...found, text: 'inscricoes', people: [] }).map(({ label }) => label)).toEqual(['Inscrições']);
});

test('finds SCORM packages by title and training, their preview for who may edit, and the page of their hosts', () => {
  const labelsOf = (text: string, rights: readonly ('trainings.read' | 'scorm.edit')[]) =>
    commandsFor({ ...found, text, rights, people: [], trainings: [], groups: [] }).map(({ label }) => label);
  expect(labelsOf('nr-35', [])).toEqual(['Ângulos de risco']);
  expect(labelsOf('choque', ['scorm.edit'])).toEqual(['Choque', 'Ver a prévia de Choque']);
  expect(labelsOf('servidores', ['trainings.read'])).toEqual(['Servidores dos pacotes SCORM']);
  expect(labelsOf('servidores', [])).toEqual([]);
});

test('finds contents with their section, and opens them there', () => {
  const content = { idContentItem: 4, title: 'Angina', idSection: 2, section: 'Saúde' };
  // A package in a section is listed once, as a package.
  const shown = { ...content, idContentItem: 9, title: 'Ângulos de risco' };
  const commands = commandsFor({ ...found, people: [], trainings: [], groups: [], contents: [content, shown] });
  expect(commands).toMatchObject([
    { group: 'packages', label: 'Ângulos de risco' },
    { group: 'contents', label: 'Angina', hint: 'Saúde', target: { path: '/content/4?idSection=2' } },
  ]);
});

test('finds settings by name and by what they hold, within the rights', () => {
  const labelsOf = (text: string, rights: readonly ('company.edit' | 'company.export' | 'trainings.read')[]) =>
    commandsFor({ ...found, text, rights, people: [], trainings: [], groups: [], packages: [] }).map(
      ({ label }) => label,
    );
  expect(labelsOf('dominios', ['company.edit'])).toEqual(['Empresa › Domínios']);
  expect(labelsOf('logotipo', ['company.edit'])).toEqual(['Empresa › Marca']);
  expect(labelsOf('saml', ['company.edit'])).toEqual(['Empresa › Login único']);
  expect(labelsOf('exportar', ['company.edit'])).toEqual([]);
  expect(labelsOf('exportar', ['company.edit', 'company.export'])).toEqual(['Empresa › Exportar']);
  expect(labelsOf('logotipo', ['trainings.read'])).toEqual([]);
});
