import { createNodeEnrollment, getScormLessons } from '@shared-kit/contracts/learning';
import type { Sco } from '@shared-kit/contracts/learning';
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../../support/test.ts';
import { savedEnrollment } from './learner.ts';
import type { Learner } from './learner.ts';

/** Demo training with SCORM packages. */
export const TRAINING = 'seguranca-na-pratica';

export interface Place {
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
  readonly idContentItem: number;
}

/** Finds a SCORM content of the training. */
export async function placeOf(learner: Learner, title: string): Promise<Place> {
  const { api, idUser, idEnrollment } = learner;
  const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: TRAINING } });
  const { node } = await savedEnrollment(learner);
  const found = node.blocks.flatMap(({ elements }) => elements).find((one) => one.data.title === title)
    ?.data.idContentItem;
  if (!found) throw new Error(`no content ${title}`);
  return { idEnrollment, idNodeEnrollment: data.newId, idContentItem: found };
}

export const lessonsOf = ({ api }: Learner, { idContentItem, ...query }: Place) =>
  api.call(getScormLessons, { params: { idContentItem }, query });

/** Waits until the package is unpacked; opens the folders. */
export async function lessonsWhenReady(learner: Learner, place: Place): Promise<Sco[]> {
  await expect(async () => expect((await lessonsOf(learner, place)).processingStatus).toBe('DONE')).toPass({
    timeout: 60_000,
  });
  const flat = (scos: readonly Sco[]): Sco[] => scos.flatMap((sco) => [sco, ...flat(sco.scoItens)]);
  return flat((await lessonsOf(learner, place)).scos).filter(({ scoType }) => scoType === 'sco');
}

/** Returns the frame of the lesson with this title: inside the player, and inside the page beside the lesson. */
export const lessonIn = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`).frameLocator('iframe:not([hidden])').frameLocator('iframe');
