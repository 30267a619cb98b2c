import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyOf } from '@shared-kit/contracts/core';
import { getEnrollmentDetail, listComments } from '@shared-kit/contracts/learning';
import type { Comment } from '@shared-kit/contracts/learning';
import { MockApi, renderPage, testSession } from '@shared-kit/testing';
import { ToastRegion } from '@shared-kit/ui/toast';
import { TrainingInteractions } from './training-interactions.tsx';

export const { idUser } = testSession.viewer;

export const detail: ReplyOf<typeof getEnrollmentDetail> = {
  idEnrollment: 7,
  commentIsMandatory: 0,
  commentTitle: '',
  commentInstruction: '',
  commentMinWords: 0,
  commentMinCount: 0,
  mandatoryCommentsCount: 0,
  team: { idTeam: 3, name: 'Turma', allowComments: 1, commentsLabel: '', hasAttachments: 1 },
  node: { idNode: 5, title: 'Módulo', allowComments: 1, commentsLabel: '' },
};

let nextId = 1;
export function aComment(fields: Partial<Comment> = {}): Comment {
  const idComment = nextId++;
  return {
    idComment,
    text: `<p>Comentário ${idComment}</p>`,
    name: 'Bia Souza',
    photo: '',
    createdBy: 99,
    creationDate: '2026-11-20 12:00:00',
    lastModifiedDate: null,
    totalReplies: 0,
    totalReports: 0,
    deleted: 0,
    hiddenBy: null,
    reportedByMe: 0,
    idParentComment: null,
    replies: [],
    ...fields,
  };
}

export let api: MockApi;
export let seen: IntersectionObserverCallback[];

export const open = async (name = 'Interações') => {
  const page = renderPage(
    <>
      <TrainingInteractions place={{ idUser, idEnrollment: 7, idNodeEnrollment: 9 }} appearance="bar" />
      <ToastRegion />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  return page;
};
export const comments = (...list: Comment[]) => api.reply(listComments, { comments: list, totalRecords: list.length });

/** Sets up the API and the observer of the list before each test. */
export function setUpInteractions(): void {
  beforeEach(() => {
    sessionStorage.clear();
    seen = [];
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    api = new MockApi().reply(getEnrollmentDetail, detail).reply(listComments, { comments: [], totalRecords: 0 });
  });
}
