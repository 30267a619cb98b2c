import * as contract from '@shared-kit/contracts/admin';
import { ruleFieldsSchema } from '@shared-kit/contracts/admin';
import type { RuleFields } from '@shared-kit/contracts/admin';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import { people } from '../../identity/index.ts';
import { trainingTitles } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import { countRefusals } from '../enrolments/enrolment.presenter.ts';
import { parsedQuery } from '../lists/parsed-query.rules.ts';
import { changesOfRule } from './apply-rule.service.ts';
import { applyEnrolmentRules } from './apply-rules.job.ts';
import { enrolmentRules } from './enrolment-rules.repository.ts';
import { changesOfFields } from './rule-changes.rules.ts';

/** Names of people that a preview shows. */
const NAMES = 8;

/** Serves rules that enrol everybody who meets them. */
export function serveEnrolmentRules(api: AdminApi): void {
  api.handle(contract.listEnrolmentRules, async ({ db }) => {
    const rows = await enrolmentRules(db).all();
    const titles = await trainingTitles(
      db,
      rows.map(({ id_node }) => id_node),
    );
    return {
      rules: rows.map((row) => ({
        idRule: row.id_rule,
        version: row.version,
        fields: row.fields,
        title: titles.get(row.id_node) ?? '',
        paused: row.paused,
        appliedAt: row.applied_at === null ? null : toMoment(row.applied_at),
        problem: row.problem,
      })),
    };
  });

  api.handle(contract.previewEnrolmentRule, async ({ query, db, actor, now }) => {
    expectWhole(actor);
    const fields = parsedFields(query.rule);
    const { meets, entering, leaving, obstacles } = await changesOfRule(db, { idRule: query.idRule, fields, now });
    return {
      meets,
      enter: entering.length,
      leave: leaving.length,
      refused: countRefusals(obstacles.values()),
      names: await namesOf(db, entering.slice(0, NAMES)),
    };
  });

  api.handle(contract.createEnrolmentRule, async ({ body, db, actor, audit, jobs }) => {
    expectWhole(actor);
    await expectTraining(db, body.fields);
    if (await enrolmentRules(db).hasSame(body.fields))
      throw refuse('admin.rule-exists', 409, 'Já existe uma regra igual a esta.');
    const idRule = await enrolmentRules(db).create(body.fields, actor.name);
    await audit({ changes: changesOfFields(undefined, body.fields), reason: body.fields.reason });
    await jobs.send(db, applyEnrolmentRules, { idRule });
    return { success: true, idRule };
  });

  api.handle(contract.saveEnrolmentRule, async ({ params, body, db, actor, audit, jobs }) => {
    expectWhole(actor);
    const before = await lockRule(db, params.idRule);
    if (before.version !== body.version)
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou esta regra. Feche e abra a regra de novo.');
    await expectTraining(db, body.fields);
    await enrolmentRules(db).save(params.idRule, body.fields);
    await audit({ changes: changesOfFields(before.fields, body.fields), reason: body.fields.reason });
    await jobs.send(db, applyEnrolmentRules, { idRule: params.idRule });
    return { success: true };
  });

  api.handle(contract.setEnrolmentRulePaused, async ({ params, body, db, actor, audit, jobs }) => {
    expectWhole(actor);
    const { fields, paused } = await lockRule(db, params.idRule);
    await enrolmentRules(db).setPaused(params.idRule, body.paused);
    const words = (isPaused: boolean) => `${fields.name}: ${isPaused ? 'pausada' : 'ativa'}`;
    await audit({ changes: [{ field: 'rule', before: words(paused), after: words(body.paused) }] });
    if (!body.paused) await jobs.send(db, applyEnrolmentRules, { idRule: params.idRule });
    return { success: true };
  });
}

/** Rules enrol people of the whole company. */
const expectWhole = (actor: AdminActor): void =>
  expectWholeCompany(actor, 'enrolments.edit', 'Só quem alcança toda a empresa cuida de regras de inscrição.');

async function lockRule(db: TenantDb, idRule: number) {
  const rule = await enrolmentRules(db).lock(idRule);
  if (!rule) throw notFound('Esta regra não existe.');
  return rule;
}

async function expectTraining(db: TenantDb, { idTraining }: RuleFields): Promise<void> {
  if (!(await trainingTitles(db, [idTraining])).has(idTraining)) throw notFound('Este treinamento não existe.');
}

async function namesOf(db: TenantDb, idUsers: readonly number[]): Promise<string[]> {
  if (idUsers.length === 0) return [];
  const rows = await people(db)
    .where('id_user', 'in', [...idUsers])
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

function parsedFields(text: string): RuleFields {
  const fields = parsedQuery(ruleFieldsSchema, text);
  if (!fields) throw invalidField('query.rule', 'Confira os campos da regra.');
  return fields;
}
