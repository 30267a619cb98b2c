import { groupChanges } from '../groups/group-changes.repository.ts';
import { app, inTenant } from './administration.fixtures.ts';
import type { TestUser } from '../../../test/index.ts';
import type { Sample, Target } from './sample.types.ts';
import { groupNameVersion, groupVersion } from './versions.fixtures.ts';

/** Valid calls of groups. */
export const groupSamples: Readonly<Record<string, Sample>> = {
  'admin.list-groups': { about: 'company', input: () => ({}) },
  'admin.create-group': { about: 'company', input: ({ unique }) => ({ body: { name: `Grupo ${unique}` } }) },
  'admin.set-group-deleted': {
    about: 'whole',
    input: async ({ idGroup }) => ({
      params: { idGroup },
      body: { deleted: true, version: await groupVersion(idGroup) },
    }),
  },
  'admin.change-group-members': {
    about: 'person',
    input: ({ idGroup, user }) => ({
      params: { idGroup },
      body: { change: 'add', selection: { kind: 'ids', ids: [user.idUser] } },
    }),
  },
  'admin.rename-group': {
    about: 'whole',
    input: async ({ idGroup, unique }) => ({
      params: { idGroup },
      body: { version: await groupNameVersion(idGroup), name: `Renomeado ${unique}` },
    }),
  },
  'admin.undo-group-change': {
    about: 'person',
    input: ({ idGroup, idGroupChange: idChange }) => ({ params: { idGroup, idChange }, body: {} }),
  },
};

/** Notes that somebody has just taken a person out of a group. */
export async function makeGroupChange(
  idGroup: number,
  { by, of }: { readonly by: TestUser; readonly of: TestUser },
): Promise<Pick<Target, 'idGroup' | 'idGroupChange'>> {
  const change = { idGroup, kind: 'remove', idActor: by.idUser, people: [of.idUser] } as const;
  const idGroupChange = await inTenant((db) => groupChanges(db).add({ ...change, now: app.clock.now() }));
  return { idGroup, idGroupChange };
}
