import { listTeams } from '@shared-kit/contracts/learning';
import type { Team } from '@shared-kit/contracts/learning';
import type { TestUser } from '../../../test/index.ts';
import { app } from './administration.fixtures.ts';

const limit = 100;

/** Returns a class of the training `livre` as a person sees it, if they see it. Other tests make many classes there. */
export async function classSeenBy(
  as: TestUser,
  idClass: number,
  { onlyAvailable = false } = {},
): Promise<Team | undefined> {
  for (let offset = 0; ; offset += limit) {
    const query = { nodeCode: 'livre', limit, offset, ...(onlyAvailable ? { onlyAvailable: 'true' as const } : {}) };
    const { teams } = await app.ok(listTeams, { query }, { as });
    const found = teams.find(({ idTeam }) => idTeam === idClass);
    if (found || teams.length < limit) return found;
  }
}
