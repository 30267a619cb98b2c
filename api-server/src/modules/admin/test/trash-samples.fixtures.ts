import { app, inTenant } from './administration.fixtures.ts';
import { trash } from '../trash/trash.repository.ts';
import type { Sample, Target } from './sample.types.ts';

const restoring = (kind: keyof Target['idTrash']) => (target: Target) => ({
  params: { idTrash: target.idTrash[kind] },
  body: {},
});

/** Valid calls of the trash. */
export const trashSamples: Readonly<Record<string, Sample>> = {
  'admin.list-trash': { about: 'list', input: () => ({}) },
  'admin.restore-unit': { about: 'whole', input: restoring('unit') },
  'admin.restore-meeting': { about: 'ofTraining', input: restoring('meeting') },
  'admin.restore-domain': { about: 'company', input: restoring('domain') },
};

let count = 0;

/** Puts a unit, a meeting of the class and a domain into the trash. */
export async function makeTrash({ idTraining, idClass }: Pick<Target['class'], 'idTraining' | 'idClass'>) {
  count += 1;
  const start = '2027-04-01T09:00';
  const fields = { meetingType: 'PRESENCIAL', start, finish: '2027-04-01T11:00', address: '', speaker: '' } as const;
  const unit = { key: `lixo-${count}`, name: `Unidade no lixo ${count}`, code: '', id_parent: null, id_leader: null };
  const contents = [
    { kind: 'unit', ...unit, imported: null },
    { kind: 'meeting', idClass, idTraining, fields },
    { kind: 'domain', host: `lixo-${count}.exemplo.com.br`, token: 'prova' },
  ] as const;
  return inTenant(async (db) => {
    const now = app.clock.now();
    for (const content of contents)
      await trash(db).add({ name: `${content.kind} ${count}`, content, by: 'Teste', now });
    const added = await trash(db).list(new Date(0));
    const idOf = (kind: string) => added.find(({ name }) => name === `${kind} ${count}`)?.id_trash ?? 0;
    return { idTrash: { unit: idOf('unit'), meeting: idOf('meeting'), domain: idOf('domain') } };
  });
}
