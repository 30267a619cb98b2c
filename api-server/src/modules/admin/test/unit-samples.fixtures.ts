import { organisationUnits } from '../../identity/index.ts';
import { app, inTenant } from './administration.fixtures.ts';
import type { Sample } from './sample.types.ts';

const fieldsOf = (name: string) => ({ name, code: '', idParent: null, idLeader: null });

/** Valid calls of the units of the company. */
export const unitSamples: Readonly<Record<string, Sample>> = {
  'admin.list-units': { about: 'company', input: () => ({}) },
  'admin.create-unit': {
    about: 'whole',
    input: ({ unique }) => ({ body: { fields: fieldsOf(`Nova unidade ${unique}`) } }),
  },
  'admin.create-units-of-departments': {
    about: 'whole',
    input: ({ unique }) => ({ body: { names: [`Departamento ${unique}`] } }),
  },
  'admin.save-unit': {
    about: 'whole',
    input: ({ idUnit, unique }) => ({
      params: { idUnit },
      body: { version: 1, fields: fieldsOf(`Outra unidade ${unique}`) },
    }),
  },
  'admin.remove-unit': {
    about: 'whole',
    input: ({ idUnit }) => ({ params: { idUnit }, body: { idTarget: null } }),
  },
};

/** Creates a unit and returns its id. */
export function makeUnit(name: string, idParent: number | null = null, tenant = app.tenant): Promise<number> {
  const fields = { name, code: '', idParent, idLeader: null };
  return inTenant((db) => organisationUnits(db).create(fields), tenant);
}
