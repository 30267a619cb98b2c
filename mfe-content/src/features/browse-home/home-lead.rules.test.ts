/** @jest-environment tools/jest/browser-environment.mjs */
import { testSection } from '../../test/test-section.ts';
import { homeLeads, leadKey, leadVerb } from './home-lead.rules.ts';
import { testContentItem } from '@shared-kit/testing';

const item = (idContentItem: number, more: Partial<typeof testContentItem> = {}) => ({
  ...testContentItem,
  idContentItem,
  image: '/a.webp',
  ...more,
});
const row = (idSection: number, items: (typeof testContentItem)[] | undefined) => ({
  section: testSection(idSection, 'Seção'),
  items,
});
const ids = (leads: ReturnType<typeof homeLeads>) => leads.map(leadKey);

test('puts the last started item first, then new items section by section, five at most', () => {
  const rows = [
    row(1, [item(1, { completed: 'PROGRESS' }), item(2), item(3, { image: '' })]),
    row(2, undefined),
    row(3, [item(4), item(5), item(6), item(7)]),
  ];
  const content = [item(1, { idSection: 1, completed: 'PROGRESS' }), item(9)];
  const leads = homeLeads({ content, training: null }, rows);
  expect(ids(leads)).toEqual(['content-1', 'content-2', 'content-4', 'content-5', 'content-6']);
  expect(leads[0]).toMatchObject({ section: { idSection: 1 }, isStarted: true });
});

test('puts a training that was used last before all items', () => {
  const training = { idEnrollment: 7, title: 'NR 10', image: '/nr.webp', progress: 30 };
  const leads = homeLeads({ content: [item(1)], training }, [row(3, [item(4)])]);
  expect(ids(leads)).toEqual(['training-7', 'content-4']);
  expect(leads.map(leadVerb)).toEqual(['Continuar', 'Assistir']);
});

test('returns no leads when the home has no items', () =>
  expect(homeLeads({ content: [], training: null }, [row(1, [])])).toEqual([]));

test('names the action of the content type on the button', () => {
  const verb = (idContentType: number, isStarted = false) =>
    leadVerb({ kind: 'content', item: item(1, { idContentType }), section: undefined, isStarted });
  expect([verb(1), verb(2), verb(5), verb(18), verb(2, true)]).toEqual([
    'Ouvir',
    'Assistir',
    'Ler',
    'Abrir',
    'Continuar',
  ]);
});
