import { listTeams } from '@shared-kit/contracts/learning';
import type { Team } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../../test/index.ts';
import { app } from './administration.fixtures.ts';

/**
 * Returns a class of the training `outro` as a person sees it, if they see it. A person sees 100 classes at most, and tests
 * of samples make more than that in `livre`.
 */
export async function classSeenBy(
  as: TestUser,
  idClass: number,
  { onlyAvailable = false } = {},
): Promise<Team | undefined> {
  const query = { nodeCode: 'outro', limit: 100, ...(onlyAvailable ? { onlyAvailable: 'true' as const } : {}) };
  return (await app.ok(listTeams, { query }, { as })).teams.find(({ idTeam }) => idTeam === idClass);
}
