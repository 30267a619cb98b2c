import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import {
  editingChanged,
  leaveEditing,
  listEnrolmentChoices,
  listEnrolmentRules,
  listPeopleOptions,
  listUnits,
  previewEnrolmentRule,
  readOwnAccess,
  publishEditing,
  watchEditing,
} from '@shared-kit/contracts/admin';
import type { EditedSubject, EnrolmentRule, OrganisationUnit } from '@shared-kit/contracts/admin';
import { MockApi, MockSocket, renderPage } from '@shared-kit/testing';
import { Page as RulesPage } from './pages/enrolment-rules.tsx';
import { Page as UnitsPage } from './pages/units.tsx';

const unit: OrganisationUnit = {
  idUnit: 3,
  version: 1,
  fields: { name: 'Logística', code: '', idParent: null, idLeader: null },
  leaderName: '',
  level: 0,
  people: 0,
  peopleBelow: 0,
};
const rule: EnrolmentRule = {
  idRule: 4,
  version: 2,
  fields: {
    name: 'Brigada',
    idTraining: 7,
    idTeam: null,
    departments: [],
    groups: [],
    since: null,
    dueDays: 30,
    reason: '',
    endsLeavers: false,
    includesRemoved: false,
  },
  title: 'NR-23',
  paused: false,
  appliedAt: null,
  problem: '',
};
const nobodyRefused = { inactive: 0, already: 0, removed: 0, restricted: 0, prerequisite: 0, 'no-seat': 0 };

let api: MockApi;
let socket: MockSocket;
beforeEach(() => {
  socket = new MockSocket();
  api = new MockApi();
  api.reply(readOwnAccess, {
    hasPassword: true,
    roles: ['hr'],
    rights: ['people.read', 'people.edit', 'enrolments.read', 'enrolments.edit'],
  });
  api.reply(listUnits, { units: [unit], departments: [], canEdit: true });
  api.reply(listPeopleOptions, { departments: [], groups: [] });
  api.reply(listEnrolmentRules, { rules: [rule] });
  api.reply(listEnrolmentChoices, { trainings: [{ idTraining: 7, title: 'NR-23', classes: [] }] });
  api.reply(previewEnrolmentRule, { meets: 0, enter: 0, leave: 0, refused: nobodyRefused, names: [] });
});

interface Case {
  readonly page: ReactElement;
  readonly subject: EditedSubject;
  readonly edit: string;
  readonly field: RegExp;
}

const cases: readonly (readonly [string, Case])[] = [
  [
    'a unit',
    {
      page: <UnitsPage />,
      subject: { kind: 'unit', id: 3 },
      edit: 'Editar Logística',
      field: /^Código/,
    },
  ],
  [
    'an enrolment rule',
    {
      page: <RulesPage />,
      subject: { kind: 'rule', id: 4 },
      edit: 'Editar a regra Brigada',
      field: /^Motivo/,
    },
  ],
];

async function openDialog(page: ReactElement, opener: string) {
  renderPage(page, { socket, at: '/admin', route: '/admin' });
  await userEvent.click(await screen.findByRole('button', { name: opener }));
  return within(await screen.findByRole('dialog'));
}

test.each(cases)('the form of %s says who else edits it, and tells others while it has changes', async (_, one) => {
  const { subject } = one;
  const dialog = await openDialog(one.page, one.edit);
  await act(() => socket.open());
  await waitFor(() => expect(socket.calls(watchEditing)).toEqual([subject]));
  await act(async () => socket.publish(editingChanged, { subject, idPerson: 2, name: 'Ana', isEditing: true }));
  expect(await dialog.findByText('Ana está editando')).toBeVisible();
  expect(socket.calls(publishEditing)).toEqual([]);
  const field = dialog.getByRole('textbox', { name: one.field });
  await userEvent.type(field, 'x');
  await userEvent.clear(field);
  expect(socket.calls(publishEditing)).toEqual([true, false].map((isEditing) => ({ subject, isEditing })));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(socket.calls(leaveEditing)).toEqual([subject]));
});
