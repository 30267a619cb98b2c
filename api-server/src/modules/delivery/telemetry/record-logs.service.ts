import { PAGE_VIEW } from '@shared-kit/contracts/delivery';
import type { LogEntry, recordLogs as RecordLogs } from '@shared-kit/contracts/delivery';
import { judgingAccountOf } from '../../../platform/auth/judging-account.repository.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/module.ts';
import type { Logger } from '../../../platform/logging.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { personErrors } from '../../../platform/telemetry/person-errors.repository.ts';
import { judgeCanaries } from '../canary/canary-judgement.service.ts';
import { addPageViews, viewsOf } from './page-views.repository.ts';
import { recordObservations } from './telemetry.service.ts';
import type { Client } from './telemetry.service.ts';
import { visitorNamedBy } from '../composition/visitor.service.ts';
import { isGiven, isNewcomer } from './page-grant.rules.ts';
import { pageGrantIn, personDigest } from './page-grant.service.ts';
import { anonymousBytes, anonymousLogLines, byteBudget } from './anonymous-logs.rules.ts';
import { networkOf, observationOf } from './telemetry.rules.ts';

/** Kinds of reports that a person's page in the administration shows. */
const shownToAdministrators: ReadonlySet<string> = new Set([
  'remote-load',
  'remote-fault',
  'uncaught',
  'unhandled-rejection',
]);

/** Limits on reports: a whole office may share a network; a healthy browser reports a few times per page. */
const perNetwork = { limit: 3_000, windowSeconds: 60 };
const perPerson = { limit: 240, windowSeconds: 60 };

export async function recordLogs({
  body,
  platform,
  tenant,
  session,
  request,
  rateLimit,
  log,
}: PlatformContext<typeof RecordLogs>) {
  const waits = [
    await rateLimit.consume(`logs network ${networkOf(request.address)}`, perNetwork),
    session && (await rateLimit.consume(`logs user ${tenant.idApp} ${session.idUser}`, perPerson)),
  ];
  if (waits.some((seconds) => seconds !== null)) throw tooMany();
  const [views, others] = [
    body.entries.filter(({ kind }) => kind === PAGE_VIEW),
    body.entries.filter(({ kind }) => kind !== PAGE_VIEW),
  ];
  if (session) {
    for (const entry of others) log[entry.level]({ client: entry }, 'client log');
    const met = others.filter(({ level, kind }) => level === 'error' && shownToAdministrators.has(kind));
    if (met.length > 0)
      await withTenant(platform.database.db, tenant.idApp, (db) =>
        personErrors(db).add(session.idUser, met, platform.clock.now()),
      );
  } else writeAnonymous(platform, log, { network: networkOf(request.address), entries: others });
  // Page views count only with a session, because anybody can call this endpoint.
  if (session && views.length > 0) {
    const { releases } = await platform.delivery.compositionOf(tenant, visitorNamedBy(request.cookie));
    await addPageViews(
      platform.database.db,
      tenant.key,
      viewsOf(
        views,
        releases.flatMap(({ manifest }) => manifest.routes),
      ),
      platform.clock.now(),
    );
  }
  const observations = others.map(observationOf).filter((each) => each !== null);
  const judge = observations.length === 0 ? null : await judgeOf(platform, { tenant, session, cookie: request.cookie });
  const client = { tenant: tenant.key, idUser: session?.idUser ?? null, address: request.address, judge };
  const failing = await recordObservations(platform, client, observations);
  if (failing.length > 0)
    await judgeCanaries(platform, failing).catch((error: unknown) =>
      log.error({ err: error }, 'canaries could not be judged; the job will'),
    );
  return { success: true } as const;
}

type Caller = Pick<PlatformContext<typeof RecordLogs>, 'tenant' | 'session'> & { readonly cookie: string | undefined };

/**
 * Returns who judges a canary: a person whose browser was given a page. Nobody judges in somebody else's name, so a
 * support access does not.
 */
async function judgeOf(platform: Platform, { tenant, session, cookie }: Caller): Promise<Client['judge']> {
  const grant = pageGrantIn(platform, tenant.key, cookie);
  if (!grant || !session || session.support) return null;
  const { email, idUser } = session;
  const { phone, selfRegisteredAt } = await withTenant(platform.database.db, tenant.idApp, (db) =>
    judgingAccountOf(db, idUser),
  );
  const now = platform.clock.now();
  return {
    person: personDigest(platform, {
      isNewcomer: isNewcomer(selfRegisteredAt, now),
      email,
      phone,
      account: { tenant: tenant.key, idUser },
    }),
    device: grant.device,
    has: (version) => isGiven(grant, version, now),
  };
}

/** Budgets of this process, one for each platform: tests run several servers in one process. */
const budgets = new WeakMap<Platform, ReturnType<typeof byteBudget>>();

/**
 * Writes what a browser without a session reports, within the limits of its network. Lines beyond the limit of this
 * node are dropped, because the caller can do nothing about other callers.
 */
function writeAnonymous(
  platform: Platform,
  log: Logger,
  { network, entries }: { network: string; entries: readonly LogEntry[] },
): void {
  const budget = budgets.get(platform) ?? byteBudget(anonymousBytes);
  budgets.set(platform, budget);
  const lines = anonymousLogLines(entries, platform.env.ANONYMOUS_LOG_LEVEL);
  const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
  const refusal = budget.take(network, bytes, platform.clock.now().getTime());
  if (refusal === 'network') throw tooMany();
  if (refusal === null) for (const line of lines) log.info({ anonymous: line }, 'anonymous client log');
}

function tooMany() {
  return refuse('platform.too-many-logs', 429, 'Muitos registros em pouco tempo. Aguarde um minuto.', {
    retryAfter: 60,
  });
}
