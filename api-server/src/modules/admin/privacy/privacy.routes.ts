import * as contract from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { file } from '../../../platform/module.ts';
import { countPersonalRows, personalRows } from '../../../platform/personal-data/personal-rows.service.ts';
import { accountTable, administeredPeople, expectProvenAgain } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { confirmations } from '../confirmations/confirmations.repository.ts';
import { requestSecondPerson, fourEyes, presentWaiting } from '../confirmations/second-person.service.ts';
import { eraseLocked, lockToErase } from './erase-person.service.ts';
import { personDataHtml, personDataJson } from './person-data.presenter.ts';
import type { PersonDataPart } from './person-data.presenter.ts';
import { personalTables } from './personal-tables.rules.ts';

/** Serves the rights of people over their data (LGPD): export and erasure. */
export function servePrivacy(api: AdminApi): void {
  api.handle(contract.exportPersonData, async (context) => {
    const { params, body, db, session, rateLimit, actor, audit, tenant, now } = context;
    const person = await reachablePerson(db, actor, params.idPerson);
    await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
    const parts: PersonDataPart[] = [];
    for (const table of [accountTable, ...personalTables]) {
      const rows = await personalRows(db, table, person.id_user);
      if (rows.length > 0) parts.push({ title: table.title, table: table.table, rows });
    }
    await audit({
      subject: { kind: 'person', id: person.id_user, name: person.name },
      changes: [{ field: 'exported', before: '', after: body.format.toUpperCase() }],
    });
    const data = { company: tenant.name, name: person.name, exportedAt: now, parts };
    return body.format === 'json'
      ? file(Buffer.from(personDataJson(data)), { mediaType: 'application/json', name: 'dados-da-pessoa.json' })
      : file(Buffer.from(personDataHtml(data)), {
          mediaType: 'text/html; charset=utf-8',
          name: 'dados-da-pessoa.html',
        });
  });

  api.handle(contract.previewErasure, async ({ params, db, actor, now }) => {
    const { id_user } = await reachablePerson(db, actor, params.idPerson);
    const [counts, { isOn }, waiting] = await Promise.all([
      countPersonalRows(db, personalTables, id_user),
      fourEyes(db),
      confirmations(db)
        .ofPerson(id_user, now)
        .then((row) => presentWaiting(db, actor, row)),
    ]);
    const parts = personalTables.map((table, index) => ({ ...table, rows: counts[index] ?? 0 }));
    const found = parts.filter(({ rows }) => rows > 0);
    return {
      deleted: found.flatMap(({ title, rows, atErasure }) => (atErasure === 'deleted' ? [{ title, rows }] : [])),
      kept: [{ ...accountTable, rows: 1 }, ...found].flatMap(({ title, rows, atErasure }) =>
        atErasure === 'deleted' ? [] : [{ title, rows, reason: atErasure.kept }],
      ),
      needsConfirmation: isOn,
      waiting,
    };
  });

  api.handle(contract.erasePerson, async ({ params, body, db, actor, audit, now }) => {
    const person = await lockToErase(db, actor, params.idPerson);
    if (body.username.trim().toLowerCase() !== person.username.toLowerCase())
      throw refuse('admin.erasure-login', 409, 'O login não confere. Digite o login da pessoa que será apagada.', {
        issues: [{ path: 'body.username', message: 'O login não confere' }],
      });
    const { reason } = body;
    if ((await fourEyes(db)).isOn) {
      await requestSecondPerson(db, actor, { kind: 'erase-person', idPerson: person.id_user, reason, now });
      await audit({
        // The name may be erased soon, and the log keeps what it says.
        subject: { kind: 'person', id: person.id_user, name: 'Pessoa do pedido' },
        changes: [{ field: 'erasure', before: '', after: 'pedido: espera uma segunda pessoa' }],
        reason,
      });
      return { success: true, state: 'asked' };
    }
    await audit({ ...(await eraseLocked(db, person.id_user)), reason });
    return { success: true, state: 'erased' };
  });
}

async function reachablePerson(db: TenantDb, actor: AdminActor, idPerson: number) {
  const person = await administeredPeople(db, actor.reach('people.privacy')).find(idPerson);
  if (person) return person;
  throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
}
