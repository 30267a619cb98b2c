import * as contract from '@shared-kit/contracts/admin';
import type { Confirmation } from '@shared-kit/contracts/admin';
import { hasRight } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { companySettings } from '../../../platform/tenancy/company-settings.repository.ts';
import { expectProvenAgain, hasPassword, lockOwners, people } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { ActDetails, AdminApi } from '../access/admin-api.service.ts';
import { fieldTitle } from '../audit-log/audit-words.rules.ts';
import { confirmSsoChange, previewSsoChange } from '../company/change-sso.service.ts';
import { eraseLocked, lockToErase } from '../privacy/erase-person.service.ts';
import { confirmations } from './confirmations.repository.ts';
import type { ConfirmationRow } from './confirmations.repository.ts';
import { mayAnswer } from './may-answer.policy.ts';
import {
  requestSecondPerson,
  askerOf,
  fieldOfRequest,
  fourEyes,
  rightOf,
  notifyPeople,
} from './second-person.service.ts';

/** Serves what a second person confirms, and the setting that asks for it. */
export function serveConfirmations(api: AdminApi): void {
  api.handle(contract.listConfirmations, async ({ db, actor, now }) => {
    const rows = (await confirmations(db).waiting(now)).filter((row) => mayAnswer(actor, row));
    const [shown, withPassword] = await Promise.all([present(db, rows, actor, now), hasPassword(db, actor.idUser)]);
    return {
      total: shown.filter(({ isOwn }) => !isOwn).length,
      confirmations: shown,
      hasPassword: withPassword,
    };
  });

  api.handleOnPlatform(contract.answerConfirmation, async (context) => {
    const { params, body, session, rateLimit, platform, request, step, now } = context;
    const kind = await step(async ({ db, actor, audit }) => {
      // The first lock of whoever asks too, so that neither waits for the other.
      await lockOwners(db);
      const row = await confirmations(db).lock(params.idConfirmation, now);
      if (!row || !mayAnswer(actor, row)) throw notFound('Este pedido não existe mais.');
      const isOwn = row.id_asker === actor.idUser;
      if (isOwn !== (body.decision === 'withdraw'))
        throw refuse(
          'admin.own-confirmation',
          403,
          isOwn ? 'Quem pediu não confirma: outra pessoa tem de responder.' : 'Só quem pediu retira o pedido.',
        );
      const asker = await askerOf(db, row.id_asker, rightOf[row.kind]);
      const onBehalfOf = isOwn || !asker ? undefined : { id: asker.idUser, name: asker.name };
      if (body.decision !== 'confirm') {
        await confirmations(db).remove(row.id_confirmation);
        await audit({ ...aboutRequest(row, decisionWords[body.decision]), onBehalfOf, reason: body.reason });
        if (!isOwn) await notifyAsker(db, row, `Recusado por ${actor.name}: ${body.reason}`, now);
        return null;
      }
      await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
      if (!asker)
        throw refuse(
          'admin.asker-without-right',
          409,
          'Quem pediu não tem mais o direito. Recuse o pedido ou peça de novo.',
        );
      await confirmations(db).remove(row.id_confirmation);
      const done = await perform(db, row, { actor, asker, portalUrl: request.portalUrl, now });
      await audit({ ...done, onBehalfOf, reason: row.reason });
      await notifyAsker(db, row, `Confirmado por ${actor.name}.`, now);
      return row.kind;
    });
    if (kind === 'change-sso') {
      platform.tenants.forget();
      platform.delivery.forget();
    }
    return { success: true as const };
  });

  api.handle(contract.readFourEyes, async ({ db, actor, now }) => {
    const [state, waiting, withPassword] = await Promise.all([
      fourEyes(db),
      confirmations(db).waiting(now),
      hasPassword(db, actor.idUser),
    ]);
    return {
      ...state,
      isWaiting: waiting.some(({ kind }) => kind === 'four-eyes-off'),
      canSwitch: hasRight(actor.roles, 'roles.give'),
      hasPassword: withPassword,
    };
  });

  api.handle(contract.switchFourEyes, async ({ body, db, session, rateLimit, actor, audit, now }) => {
    await lockOwners(db);
    await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
    const { isOn } = await fourEyes(db);
    if (isOn && !body.isOn) {
      await requestSecondPerson(db, actor, { kind: 'four-eyes-off', idPerson: null, reason: '', now });
      await audit({ changes: [{ field: 'fourEyes', before: 'ligada', after: 'desligar: espera uma segunda pessoa' }] });
      return { success: true, state: 'asked' };
    }
    await companySettings(db).saveFourEyes(body.isOn);
    await audit({ changes: [{ field: 'fourEyes', before: onOff(isOn), after: onOff(body.isOn) }] });
    return { success: true, state: 'done' };
  });
}

const decisionWords = { refuse: 'recusado', withdraw: 'retirado' } as const;
const onOff = (isOn: boolean): string => (isOn ? 'ligada' : 'desligada');

interface Performing {
  readonly actor: AdminActor;
  readonly asker: AdminActor;
  readonly portalUrl: string;
  readonly now: Date;
}

/** Does what was asked for, with the rights of who confirms. */
async function perform(db: TenantDb, row: ConfirmationRow, { actor, asker, portalUrl, now }: Performing) {
  switch (row.kind) {
    case 'erase-person':
      return eraseLocked(db, (await lockToErase(db, actor, row.id_person ?? 0)).id_user);
    case 'four-eyes-off':
      await companySettings(db).saveFourEyes(false);
      return { changes: [{ field: 'fourEyes', before: 'ligada', after: 'desligada' }] };
    case 'change-sso':
      if (!row.details) throw notFound('Este pedido não existe mais.');
      return confirmSsoChange(db, row.details, { now, portalUrl, by: `${asker.name} e ${actor.name}` });
  }
}

/** Returns what the log says about a request that was not confirmed. */
function aboutRequest({ kind, id_person: idPerson }: ConfirmationRow, after: string): ActDetails {
  const changes = [{ field: fieldOfRequest[kind], before: 'pedido', after }];
  return idPerson === null
    ? { changes }
    : { subject: { kind: 'person', id: idPerson, name: 'Pessoa do pedido' }, changes };
}

const notifyAsker = (db: TenantDb, row: ConfirmationRow, text: string, now: Date): Promise<void> =>
  notifyPeople(db, [row.id_asker], {
    key: `confirmation-answered:${row.id_confirmation}`,
    title: 'O seu pedido de confirmação foi respondido',
    text,
    now,
  });

const nothingChanges: Awaited<ReturnType<typeof previewSsoChange>> = { changes: [], isOutdated: false };

async function present(
  db: TenantDb,
  rows: readonly ConfirmationRow[],
  actor: AdminActor,
  now: Date,
): Promise<Confirmation[]> {
  const ids = rows.flatMap((row) => [row.id_asker, ...(row.id_person === null ? [] : [row.id_person])]);
  const found = ids.length === 0 ? [] : await people(db).where('id_user', 'in', ids).execute();
  const byId = new Map(found.map((person) => [person.id_user, person]));
  const sso = rows.find(({ details }) => details !== null)?.details;
  const preview = sso ? await previewSsoChange(db, sso, now) : nothingChanges;
  return rows.map((row) => {
    const { changes, isOutdated } = row.kind === 'change-sso' ? preview : nothingChanges;
    const person = row.id_person === null ? undefined : byId.get(row.id_person);
    return {
      idConfirmation: row.id_confirmation,
      kind: row.kind,
      person: person ? { idPerson: person.id_user, name: person.name, username: person.username } : null,
      askedBy: byId.get(row.id_asker)?.name ?? '',
      isOwn: row.id_asker === actor.idUser,
      reason: row.reason,
      changes: changes.map(({ field, before, after }) => ({ title: fieldTitle(field), before, after })),
      isOutdated,
      askedAt: toMoment(row.asked_at),
      until: toMoment(row.expires_at),
    };
  });
}
