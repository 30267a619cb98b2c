import * as contract from '@shared-kit/contracts/admin';
import { MAX_ADMIN_ANSWERS } from '@shared-kit/contracts/admin';
import { dayKey, endOfDay, formatDate, parseWallClock, toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../../platform/errors.ts';
import { administeredPeople, postingBlocks } from '../../identity/index.ts';
import { notifyMany } from '../../notifications/index.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectSomebodyElse, hasMoreRights } from '../access/more-rights.policy.ts';
import { roleGrants } from '../access/role-grants.repository.ts';
import { lockToChange, subjectOf } from '../people/person-access.policy.ts';

interface BlockRow {
  readonly reason: string;
  readonly until: Date | null;
  readonly blocked_by: string;
  readonly blocked_at: Date;
}

/** Serves the blocks of people who may not comment, chat and upload. */
export function servePostingBlocks(api: AdminApi): void {
  api.handle(contract.listBlockedPeople, async ({ db, actor, storage, now }) => {
    const rows = await postingBlocks(db, now).within(actor.reach('community.moderate'), MAX_ADMIN_ANSWERS);
    return {
      people: rows.map((row) => ({
        ...presentBlock(row),
        person: {
          idPerson: row.id_user,
          name: row.name,
          department: row.department,
          photo: row.photo === '' ? '' : storage.signMediaUrl(row.photo),
        },
      })),
    };
  });

  api.handle(contract.readPostingBlock, async ({ params: { idPerson }, db, actor, now }) => {
    const row = await administeredPeople(db, actor.reach('community.moderate')).find(idPerson);
    if (!row) throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    const [block, grants] = await Promise.all([
      postingBlocks(db, now).find(idPerson),
      roleGrants(db).of(idPerson, row.admin),
    ]);
    const canChange = idPerson !== actor.idUser && !hasMoreRights(actor, subjectOf(row, grants));
    return { block: block ? presentBlock(block) : null, canChange };
  });

  api.handle(contract.blockPosting, async ({ params: { idPerson }, body, db, actor, audit, now }) => {
    const person = await lockToChange(db, actor, { right: 'community.moderate', idPerson });
    expectSomebodyElse(actor, idPerson);
    const blocks = postingBlocks(db, now);
    const before = await blocks.find(idPerson);
    const until = body.untilDay === null ? null : endOfBlock(body.untilDay, now);
    await blocks.set(idPerson, { reason: body.reason, until, blockedBy: actor.name });
    await notifyPerson(db, idPerson, now, {
      title: 'Seus comentários, mensagens e envios foram bloqueados',
      text: `${until === null ? 'Até alguém da moderação desbloquear.' : `Até o fim de ${formatDate(toMoment(until))}.`} Motivo: ${body.reason}`,
    });
    await audit({
      subject: { kind: 'person', id: idPerson, name: person.name },
      changes: [{ field: 'postingBlock', before: words(before), after: words({ until }) }],
      reason: body.reason,
    });
    return { success: true };
  });

  api.handle(contract.liftPostingBlock, async ({ params: { idPerson }, db, actor, audit, now }) => {
    const person = await lockToChange(db, actor, { right: 'community.moderate', idPerson });
    expectSomebodyElse(actor, idPerson);
    const before = await postingBlocks(db, now).find(idPerson);
    await postingBlocks(db, now).lift(idPerson);
    if (before)
      await notifyPerson(db, idPerson, now, {
        title: 'Você já pode comentar, conversar e enviar trabalhos',
        text: 'A moderação retirou o bloqueio.',
      });
    await audit({
      subject: { kind: 'person', id: idPerson, name: person.name },
      changes: before ? [{ field: 'postingBlock', before: words(before), after: words(undefined) }] : [],
    });
    return { success: true };
  });
}

function presentBlock(row: BlockRow) {
  return {
    reason: row.reason,
    until: row.until === null ? null : toMoment(row.until),
    blockedBy: row.blocked_by,
    blockedAt: toMoment(row.blocked_at),
  };
}

function words(block: { readonly until: Date | null } | undefined): string {
  if (!block) return 'sem bloqueio';
  return block.until === null ? 'sem data de fim' : `até ${formatDate(toMoment(block.until))}`;
}

function endOfBlock(day: string, now: Date): Date {
  const start = parseWallClock(`${day}T00:00:00`);
  if (start === null || day < dayKey(now))
    throw refuse('admin.day-passed', 409, 'Este dia já passou. Escolha um dia a partir de hoje.', {
      issues: [{ path: 'body.untilDay', message: 'Escolha um dia a partir de hoje' }],
    });
  return endOfDay(start);
}

/** Each decision is an entry of its own, because a block may follow another one. */
async function notifyPerson(
  db: TenantDb,
  idUser: number,
  now: Date,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<void> {
  const key = `posting-block:${now.getTime()}`;
  await notifyMany.of(db)(db, [{ idUser, key, kind: 'message', title, text, path: '/', now }]);
}
