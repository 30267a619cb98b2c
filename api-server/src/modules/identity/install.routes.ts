import { answerInstall } from '@shared-kit/contracts/identity';
import { notFound } from '../../platform/errors.ts';
import type { ApiBuilder } from '../../platform/module.ts';
import { passedGates } from './gates/passed-gates.repository.ts';

/** Serves the answer to the install prompt, which is shown until it is answered. */
export function serveInstallAnswer(api: ApiBuilder): void {
  api.handle(answerInstall, async ({ db, params, session, now }) => {
    if (params.id !== session.idUser) throw notFound();
    await passedGates(db, session.idUser).pass('install', now);
    return { success: true };
  });
}
