import { currentSession } from '@shared-kit/contracts/identity';
import { listImpactEvaluations } from '@shared-kit/contracts/journey';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

export const listOf = async (
  user: TestUser,
  query: { evaluationType?: 'IMPACT' | 'STUDENT_IMPACT'; onlyPending?: number } = {},
) => (await app.ok(listImpactEvaluations, { params: { idUser: user.idUser }, query }, { as: user })).impactEvaluations;
export const flagsOf = async (user: TestUser) => (await app.ok(currentSession, {}, { as: user })).flags;

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  afterLastFile(() => app.close());
}

/** Starts an app with impact evaluations. */
export function startImpactApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}
