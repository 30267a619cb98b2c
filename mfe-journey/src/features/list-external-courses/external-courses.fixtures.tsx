import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findExternalCourse, listExternalCourses } from '@shared-kit/contracts/journey';
import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { MockApi, renderPage } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { Page } from '../../pages/my-journey.tsx';

export const pending: ExternalCourse = {
  idUserExternalCourse: 5,
  title: 'NR-35',
  type: 'IN_PERSON',
  workload: 8,
  startDate: '2026-01-10',
  finishDate: '2026-01-11',
  expirationDate: null,
  entityName: 'SENAI',
  evidencePath: 't1/uploads/7/ab/certificado.pdf',
  status: 'PENDING',
  statusReason: '',
  hasResubmission: false,
  resubmissionStatus: null,
  creationDate: '2026-01-20 18:10:00',
  lastModifiedDate: '2026-01-20 18:10:00',
  idParentUserExternalCourse: null,
};
const approved: ExternalCourse = {
  ...pending,
  idUserExternalCourse: 6,
  title: 'Excel',
  status: 'APPROVED',
  lastModifiedDate: '2026-02-03 12:00:00',
};
const rejected: ExternalCourse = {
  ...pending,
  idUserExternalCourse: 7,
  title: 'NR-20',
  status: 'REJECTED',
  statusReason: 'Falta o verso.',
  lastModifiedDate: '2026-02-04 12:00:00',
};
const resubmitted: ExternalCourse = {
  ...rejected,
  idUserExternalCourse: 8,
  title: 'CIPA',
  hasResubmission: true,
  resubmissionStatus: 'PENDING',
};
const canceled: ExternalCourse = {
  ...pending,
  idUserExternalCourse: 9,
  title: 'Inglês',
  status: 'CANCELED',
  lastModifiedDate: '2026-02-05 12:00:00',
};
export const all = [pending, approved, rejected, resubmitted, canceled];

export let api: MockApi;

export const open = () =>
  renderPage(
    <>
      <Page />
      <ToastRegion />
    </>,
    { at: '/myJourney/externalCourse', route: '/myJourney/:tab?', session: { flags: [menuFlags.externalCourses] } },
  );
export const requestedQueries = () => api.calls(listExternalCourses).map(({ query }) => query);
export const user = userEvent.setup();
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const openCourse = async (action: string, name: string) => {
  open();
  await user.click(await screen.findByRole('button', { name: action }));
  const shown = await dialog(name);
  await shown.findByLabelText(/^Título/);
  return shown;
};
export type Dialog = Awaited<ReturnType<typeof dialog>>;
export const type = (form: Dialog, label: RegExp, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

/** Sets up the API before each test. */
export function setUpCourses(): void {
  beforeEach(() => {
    // jsdom has no layout. Returns a promise, as Chromium does.
    Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve());
    api = new MockApi();
    api.reply(listExternalCourses, { totalRecords: all.length, result: all });
    api.reply(findExternalCourse, ({ params }) => {
      const course = all.find(({ idUserExternalCourse }) => String(idUserExternalCourse) === params['id']) ?? pending;
      return { result: { ...course, evidence: { name: 'certificado.pdf', url: '/media/certificado.pdf?e=1&s=x' } } };
    });
  });
}
