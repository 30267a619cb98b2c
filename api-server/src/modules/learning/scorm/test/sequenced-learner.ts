import type { ReplyOf } from '@shared-kit/contracts/core';
import { getScormLessons, navigateScorm, playScorm } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { loadVisit } from '../visits/load-visit.service.ts';
import { putPackage, zipOf } from './package-factory.ts';
import { app, commit, ids, learner } from './scorm.fixtures.ts';
import type { Learner } from './scorm.fixtures.ts';

export const passed = {
  'cmi.completion_status': 'completed',
  'cmi.success_status': 'passed',
  'cmi.score.scaled': '0.9',
};
export const failed = {
  'cmi.completion_status': 'completed',
  'cmi.success_status': 'failed',
  'cmi.score.scaled': '0.2',
};

/** Makes a package with this manifest the content of the training, and enrols a new person. */
export async function taking(manifest: string): Promise<Learner> {
  const idContentItem = ids.content('ordenado');
  const zip = zipOf({ 'imsmanifest.xml': manifest, 'licao.html': '<!doctype html>' });
  expect((await putPackage(app, app.tenant, idContentItem, zip)).reason).toBe('');
  return learner('sequencia', 'ordenado');
}

export const lessons = ({ as, place }: Learner) => {
  const { idContentItem, ...query } = place;
  return app.ok(getScormLessons, { params: { idContentItem }, query }, { as });
};
export const send = ({ as, place }: Learner, request: string, moves?: number) =>
  app.call(navigateScorm, { body: { ...place, request, ...(moves === undefined ? {} : { moves }) } }, { as });

/** Carries out a request and returns the title of the lesson that it delivers, or what else came out. */
export async function go(one: Learner, request: string): Promise<string> {
  const { status, body } = await send(one, request);
  if (status !== 200) return String(status);
  const { kind, idSco } = body as ReplyOf<typeof navigateScorm>;
  return kind === 'delivered' ? titleOf(one, idSco ?? 0) : kind;
}

export function titleOf({ place }: Learner, idSco: number): Promise<string> {
  return withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const { title } = await db
      .selectFrom('scos')
      .select('title')
      .where('id_sco', '=', idSco)
      .where('id_content_item', '=', place.idContentItem)
      .executeTakeFirstOrThrow();
    return title;
  });
}

/** Plays the lesson that is delivered and returns its visit. */
export async function visit(one: Learner) {
  const { sequencing } = await lessons(one);
  const reply = await app.ok(playScorm, { body: { ...one.place, idSco: sequencing?.idSco ?? 0 } }, { as: one.as });
  const token = new URL(reply.url).searchParams.get('t') ?? '';
  const found = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    loadVisit(db, token, app.clock.now()),
  );
  if (!found) throw new Error('the visit has just begun');
  return { token, mode: reply.mode, cmi: found.cmi, requestValid: found.requestValid, sequencing: found.sequencing };
}

/** Plays the lesson that is delivered and ends it with this data. */
export async function finish(one: Learner, cmi: Record<string, string>): Promise<void> {
  const { token } = await visit(one);
  await commit(token, 1, cmi, { terminated: true });
}
