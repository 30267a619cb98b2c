import { testPassword } from '../../../test/index.ts';
import type { Sample, Target } from './sample.types.ts';

const personParams = ({ user }: Target) => ({ params: { idPerson: user.idUser } });

export const privacySamples: Readonly<Record<string, Sample>> = {
  'admin.export-person-data': {
    about: 'person',
    input: (target) => ({ ...personParams(target), body: { format: 'json', password: testPassword } }),
  },
  'admin.preview-erasure': { about: 'person', input: personParams },
  'admin.erase-person': {
    about: 'person',
    input: (target) => ({ ...personParams(target), body: { username: target.user.username, reason: 'Pedido' } }),
  },
};
