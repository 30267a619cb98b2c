/** @jest-environment tools/jest/browser-environment.mjs */
import { testSection } from '../../test/test-section.ts';
import { homeLeads, leadVerb } from './home-lead.rules.ts';
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
const ids = (leads: ReturnType<typeof homeLeads>) => leads.map((lead) => lead.item.idContentItem);

test('puts the last started item first, then new items section by section, five at most', () => {
  const rows = [
    row(1, [item(1, { completed: 'PROGRESS' }), item(2), item(3, { image: '' })]),
    row(2, undefined),
    row(3, [item(4), item(5), item(6), item(7)]),
  ];
  const leads = homeLeads([item(1, { idSection: 1, completed: 'PROGRESS' }), item(9)], rows);
  expect(ids(leads)).toEqual([1, 2, 4, 5, 6]);
  expect(leads[0]?.section?.idSection).toBe(1);
});

test('returns no leads when the home has no items', () => expect(homeLeads([], [row(1, [])])).toEqual([]));

test('names the action of the content type on the button', () => {
  const verb = (idContentType: number, isBegun = false) =>
    leadVerb({ item: item(1, { idContentType }), section: undefined, isBegun });
  expect([verb(1), verb(2), verb(5), verb(18), verb(2, true)]).toEqual([
    'Ouvir',
    'Assistir',
    'Ler',
    'Abrir',
    'Continuar',
  ]);
});
