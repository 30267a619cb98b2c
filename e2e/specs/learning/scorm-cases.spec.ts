/**
 * Plays cases of the SCORM conformance suite in the player. This spec plays a few; `npm run bench -- scorm` plays all cases of the server's
 * tests, which it passes in the file SCORM_CASES, and reads what came out from the folder SCORM_RESULTS.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedSteps } from '@shared-kit/contracts/scorm/test';
import { createEnrollment, createNodeEnrollment, lmsPath } from '@shared-kit/contracts/learning';
import { mustRunAzulejo } from '../../support/azulejo-command.ts';
import { Api } from '../../support/api.ts';
import { logInAs, storeSession, storedItems } from '../../support/sessions.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import type { PortalUnderTest } from '../../support/test.ts';
import { expect } from '../../support/test.ts';
import type { APIRequestContext } from '@playwright/test';
import { savedEnrollment } from './learner.ts';
import { playCalls } from './scorm-calls.ts';
import { packageOf, sampleCases, titleOf } from './scorm-cases.ts';
import type { GivenCase } from './scorm-cases.ts';
import {
  CASES_TRAINING,
  COMPANY,
  companyWithPackages,
  keyOfCase,
  password,
  people,
  removeCompany,
} from './scorm-company.ts';
import { lessonsWhenReady } from './scorm-place.ts';
import { playInPlayer } from './scorm-player.ts';

const given = process.env['SCORM_CASES'];
const results = process.env['SCORM_RESULTS'];
const cases = given ? (JSON.parse(readFileSync(given, 'utf8')) as readonly GivenCase[]) : sampleCases;

test.describe.configure({ timeout: 240_000 });

let imported: Promise<unknown> | undefined;
/** Imports the company into the portal of this worker. */
function importCompany(dataDirectory: string): Promise<unknown> {
  const folder = companyWithPackages(cases.map(packageOf));
  return mustRunAzulejo(dataDirectory, ['tenant', 'import', folder]).finally(() => removeCompany(folder));
}

const learners = new Map<string, ReturnType<typeof enrol>>();
/** Logs a person in and enrols them in the training. */
async function enrol(person: string, request: APIRequestContext, { origin }: PortalUnderTest) {
  const session = await logInAs(request, { username: person, password }, COMPANY, origin);
  const { idUser } = session.viewer;
  const api = new Api(request, COMPANY, session.token, origin);
  const { idEnrollment } = await api.call(createEnrollment, {
    body: { idTeam: null, nodeCode: CASES_TRAINING, idUser },
  });
  const { data } = await api.call(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode: CASES_TRAINING } });
  return { session, idUser, idEnrollment, idNodeEnrollment: data.newId };
}

for (const [at, one] of cases.entries()) {
  test(titleOf(one), async ({ portal, page, request, faults }, { retry }) => {
    // The server refuses a step, and the page says so.
    faults.expect(/scorm\/navigate/);
    await (imported ??= importCompany(portal.dataDirectory));
    const person = people[retry % people.length] ?? '';
    const learner = learners.get(person) ?? enrol(person, request, portal);
    learners.set(person, learner);
    const { session, ...ids } = await learner;
    const { idEnrollment, idNodeEnrollment } = ids;
    const api = new Api(request, COMPANY, session.token, portal.origin);
    const actor = { page, api, session, open: () => Promise.reject(new Error('unused')), ...ids };
    const elements = (await savedEnrollment(actor)).node.blocks.flatMap((block) => block.elements);
    const idContentItem = elements.find(({ data }) => data.title === keyOfCase(at))?.data.idContentItem;
    if (!idContentItem) throw new Error(`no content ${keyOfCase(at)}`);
    const place = { idEnrollment, idNodeEnrollment, idContentItem };
    await lessonsWhenReady(actor, place);

    await storeSession(page.context(), storedItems(session, COMPANY), portal.origin);
    const path = `${portal.origin}/${COMPANY}${lmsPath({ ...place, isFluidNavigation: false })}`;
    const script = 'steps' in one ? expectedSteps(one) : [one[2]];
    const played =
      'steps' in one
        ? await playCalls(page, { context: page.context(), api, path, place }, one)
        : [await playInPlayer(page, api, path, place, one[2])];
    if (results) writeFileSync(join(results, `${at}.json`), JSON.stringify({ title: titleOf(one), script, played }));
    else expect(played).toEqual(script);
  });
}
