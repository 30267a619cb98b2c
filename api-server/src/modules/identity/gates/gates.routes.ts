import { finishOnboarding, getOnboarding, noteAcronym } from '@shared-kit/contracts/identity';
import { notFound } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import { isOnboardingOn, onboardingAddress } from './onboarding.rules.ts';
import { passedGates } from './passed-gates.repository.ts';
import { noteAcronymIn } from './session-gates.service.ts';

/** Serves the calls that pass the gates after the login. The terms have calls of their own. */
export function serveGates(api: ApiBuilder): void {
  api.handle(noteAcronym, async ({ db, session }) => {
    await noteAcronymIn(db, session.idSession);
    return { success: true };
  });

  api.handle(getOnboarding, async ({ db, params, session, storage, now }) => {
    const app = await db.selectFrom('apps').select(['on_board_screen', 'on_board_url']).executeTakeFirstOrThrow();
    if (params.id !== session.idUser || !isOnboardingOn(app)) throw notFound();
    return { url: onboardingAddress(app, storage, now) };
  });

  api.handle(finishOnboarding, async ({ db, params, session, now }) => {
    if (params.id !== session.idUser) throw notFound();
    await passedGates(db, session.idUser).pass('onboarding', now);
    return { success: true };
  });
}
