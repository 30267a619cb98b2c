import * as contract from '@shared-kit/contracts/admin';
import { hasRight } from '@shared-kit/contracts/admin';
import type { AttemptPolicy } from '@shared-kit/contracts/admin';
import type { LessonWindow } from '@shared-kit/contracts/learning';
import { toMoment } from '@shared-kit/contracts/calendar';
import { notFound, refuse } from '../../../platform/errors.ts';
import { administeredPeople } from '../../identity/index.ts';
import {
  administeredPackages,
  areWindowsFree,
  changeHosts,
  decideFreeWindows,
  expectIsolation,
  inspectStored,
  isAllowedHost,
  lockPolicy,
  lockWindow,
  packageHosts,
  policyOf,
  portalOriginOf,
  previewToken,
  queueRollback,
  savePolicy,
  saveWindow,
  versionsOfPackage,
  windowOf,
} from '../../learning/index.ts';
import type { AdministeredPackage } from '../../learning/index.ts';
import { contentSummaries } from '../../content/index.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectWholeCompany } from '../access/whole-company.policy.ts';
import { presentBlocked, presentContent } from './scorm-content.presenter.ts';

/** Serves SCORM contents: their packages and versions, who may attempt them how often, and the hosts that they need. */
export function serveScormContents(api: AdminApi): void {
  api.handle(contract.listScormContents, async ({ db, actor }) => {
    const contents = await administeredPackages(db, { among: peopleOf(db, actor) });
    return { contents: contents.map((one) => presentContent(one, showsPeople(actor))) };
  });

  api.handle(contract.readScormContent, async ({ db, actor, params: { idContentItem } }) => {
    const found = await contentOf(db, actor, idContentItem);
    const versions = await versionsOfPackage(db, found.row);
    return {
      content: {
        ...presentContent(found, showsPeople(actor)),
        isSequenced: found.row.is_sequenced,
        policy: policyOf(found.row),
        window: windowOf(found.row),
        lessonList: found.lessons.map(({ id_sco, title }) => ({ idSco: id_sco, title })),
        versions: versions.map(({ version, processedAt, ...one }) => ({
          ...one,
          standard: version,
          processedAt: toMoment(processedAt),
        })),
        blocked: found.blocked.map((one) => presentBlocked(one, found.title)),
      },
    };
  });

  api.handle(contract.saveScormPolicy, async ({ db, actor, params: { idContentItem }, body, audit }) => {
    expectWhole(actor);
    const { title } = await contentOf(db, actor, idContentItem);
    const current = await lockPolicy(db, idContentItem);
    if (!current || policyWords(current) !== policyWords(body.before))
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou esta regra. Abra o conteúdo de novo.');
    await savePolicy(db, idContentItem, body.policy);
    await audit({
      changes: [{ field: 'scormPolicy', before: `${title}: ${policyWords(current)}`, after: policyWords(body.policy) }],
      reason: body.reason,
    });
    return { success: true };
  });

  api.handle(contract.saveScormWindow, async ({ db, actor, params: { idContentItem }, body, audit }) => {
    expectWhole(actor);
    const { title } = await contentOf(db, actor, idContentItem);
    const current = await lockWindow(db, idContentItem);
    if (!current || windowWords(current) !== windowWords(body.before))
      throw refuse('admin.changed-meanwhile', 409, 'Outra pessoa mudou esta regra. Abra o conteúdo de novo.');
    await saveWindow(db, idContentItem, body.window);
    await audit({
      changes: [{ field: 'scormWindow', before: `${title}: ${windowWords(current)}`, after: windowWords(body.window) }],
      reason: body.reason,
    });
    return { success: true };
  });

  api.handle(contract.rollBackScorm, async ({ db, actor, params: { idContentItem }, body, audit, now, jobs }) => {
    expectWhole(actor);
    // Locks the package, so that the second of two calls finds it unpacking.
    await lockPolicy(db, idContentItem);
    const { row, title } = await contentOf(db, actor, idContentItem);
    if (row.status === 'PENDING')
      throw refuse('admin.scorm-unpacking', 409, 'O pacote está sendo aberto. Espere ele ficar pronto.');
    const versions = await versionsOfPackage(db, row);
    const before = versions.find(({ isCurrent }) => isCurrent)?.number ?? row.package_version;
    if (row.status === 'DONE' && before === body.number)
      throw refuse('admin.scorm-same-version', 409, 'Esta já é a versão que as pessoas abrem.');
    await queueRollback(db, { idContentItem, number: body.number }, { now, jobs });
    await audit({
      changes: [{ field: 'scormVersion', before: `${title}: ${before}`, after: String(body.number) }],
      reason: body.reason,
    });
    return { success: true };
  });

  api.handle(contract.readScormPreview, async ({ db, actor, params, query, request, storage, vault, now }) => {
    expectWhole(actor);
    expectIsolation(storage);
    const { row, lessons } = await contentOf(db, actor, params.idContentItem);
    if (row.status !== 'DONE') throw refuse('admin.scorm-unpacking', 409, 'O pacote ainda não está pronto.');
    const lesson = query.idSco === undefined ? lessons[0] : lessons.find(({ id_sco }) => id_sco === query.idSco);
    if (!lesson) throw notFound('Esta lição não existe.');
    const token = previewToken(
      vault,
      {
        idApp: db.tenantId,
        idSco: lesson.id_sco,
        isWhole: row.is_sequenced && query.idSco === undefined,
        learner: { id: String(actor.idUser), name: actor.name },
        portalOrigin: portalOriginOf(request, query.origin),
      },
      now,
    );
    return { url: storage.previewUrl(token, db.tenantId), idSco: lesson.id_sco, title: lesson.title };
  });

  api.handleInSteps(contract.inspectScorm, async ({ params: { idContentItem }, storage, step }) => {
    const { row } = await step(({ db, actor }) => contentOf(db, actor, idContentItem));
    const { version, ...report } = await inspectStored(row, storage);
    return { report: { ...report, standard: version } };
  });

  api.handle(contract.readScormHosts, async ({ db }) => {
    const [hosts, rows, freesWindows] = await Promise.all([
      packageHosts(db).allowed(),
      packageHosts(db).blocked(),
      areWindowsFree(db),
    ]);
    const contents = await contentSummaries(db, [...new Set(rows.map(({ id_content_item }) => id_content_item))]);
    const titles = new Map(contents.map(({ idContentItem, title }) => [idContentItem, title]));
    return {
      hosts,
      freesWindows,
      blocked: rows
        .filter(({ host }) => !isAllowedHost(host, hosts))
        .map((one) => presentBlocked(one, titles.get(one.id_content_item) ?? '')),
    };
  });

  api.handle(contract.saveScormHosts, async ({ db, actor, body, audit, now }) => {
    expectWhole(actor);
    const before = await packageHosts(db).allowed();
    const hosts = await changeHosts(db, body, now);
    if (hosts.length > contract.MAX_SCORM_HOSTS)
      throw refuse('admin.too-many-hosts', 409, 'São servidores demais. Tire os que nenhum pacote usa mais.');
    await audit({
      changes: [{ field: 'scormHosts', before: before.join(', '), after: hosts.join(', ') }],
      reason: body.reason,
    });
    return { success: true, hosts };
  });

  api.handle(contract.saveScormPopups, async ({ db, actor, body: { isFree, reason }, audit }) => {
    expectWhole(actor);
    const before = await areWindowsFree(db);
    await decideFreeWindows(db, isFree);
    const words = (free: boolean) => (free ? 'Livres' : 'Dentro dos limites do pacote');
    await audit({ changes: [{ field: 'scormPopups', before: words(before), after: words(isFree) }], reason });
    return { success: true };
  });
}

/** Packages, their rules and their hosts are the same for everybody in the company. */
const expectWhole = (actor: AdminActor): void =>
  expectWholeCompany(actor, 'scorm.edit', 'Só quem alcança toda a empresa cuida dos pacotes SCORM.');

const showsPeople = ({ roles }: AdminActor): boolean => hasRight(roles, 'people.read');

const peopleOf = (db: TenantDb, actor: AdminActor) => administeredPeople(db, actor.reach('people.read')).idsOf({}, []);

async function contentOf(db: TenantDb, actor: AdminActor, idContentItem: number): Promise<AdministeredPackage> {
  const [found] = await administeredPackages(db, { idContentItem, among: peopleOf(db, actor) });
  if (!found) throw notFound('Este conteúdo SCORM não existe.');
  return found;
}

/** Returns a policy as text, for the log and to compare. */
const policyWords = ({ max, counts, begins }: AttemptPolicy): string =>
  `${max ?? 'sem limite'} · ${counts} · ${begins}`;

/** Returns a window as text, for the log and to compare. */
const windowWords = ({ width, height, opensIn }: LessonWindow): string =>
  `${width ?? 'livre'} × ${height ?? 'livre'} · ${opensIn}`;
