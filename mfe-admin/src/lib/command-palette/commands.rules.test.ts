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
