import { readPerson } from '@shared-kit/contracts/admin';
import {
  app,
  enrolIn,
  makeFullClass,
  makeGroup,
  makeRule,
  owner,
  requestSeat,
  training,
} from './administration.fixtures.ts';
import { makeAnnouncement, sayInChat, sendCourse, sendWaitingUpload, writeComment } from './community.fixtures.ts';
import { makeConfirmation } from './confirmation.fixtures.ts';
import { makeGroupChange } from './group-samples.fixtures.ts';
import { makeDomain } from './company-state.fixtures.ts';
import { makeBatch } from './enrolment-batches.fixtures.ts';
import { makeMeetingClass } from './meeting-class.fixtures.ts';
import { makeImports } from './people-import.fixtures.ts';
import { makeOpenedScorm } from './scorm.fixtures.ts';
import { makeTrainingImports } from './training-import.fixtures.ts';
import { makeTrash } from './trash-samples.fixtures.ts';
import { makeUnit } from './unit-samples.fixtures.ts';
import type { Target } from './sample.types.ts';

let count = 0;

/** Makes a person with everything that the samples need, under names of this test. */
export async function makeTarget(test: string): Promise<Target> {
  count += 1;
  const unique = `${test}-${count}`;
  const user = await app.makeUser(app.tenant, { admin: 2, department: 'Auditoria' });
  const { person } = await app.ok(readPerson, { params: { idPerson: user.idUser } }, { as: owner });
  const other = await app.makeUser();
  const ofClass = await makeFullClass('livre');
  return {
    user,
    version: person.version,
    ...(await makeGroupChange(await makeGroup(unique), { by: owner, of: user })),
    idUnit: await makeUnit(`Unidade ${unique}`),
    idRequest: await requestSeat(other),
    idEnrolment: await enrolIn(user, training.livre),
    idScorm: await makeOpenedScorm(user),
    idRule: await makeRule(unique),
    idComment: await writeComment(other, training.livre),
    course: await sendCourse(other),
    message: await sayInChat(other),
    upload: await sendWaitingUpload(other),
    class: ofClass,
    ...(await makeTrash(ofClass)),
    attended: await makeMeetingClass('livre'),
    department: 'Auditoria',
    idLeader: null,
    unique,
    domain: await makeDomain(app),
    idAnnouncement: await makeAnnouncement(owner),
    ...(await makeConfirmation()),
    ...(await makeImports(owner)),
    ...(await makeBatch(owner)),
    ...(await makeTrainingImports()),
  };
}
