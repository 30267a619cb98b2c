import { PAGE_VIEW } from '@shared-kit/contracts/delivery';
import type { recordLogs as RecordLogs } from '@shared-kit/contracts/delivery';
import { refuse } from '../../../platform/errors.ts';
import type { PlatformContext } from '../../../platform/module.ts';
import { judgeCanaries } from '../canary/canary-judgement.service.ts';
import { addPageViews, viewsOf } from './page-views.repository.ts';
import { recordObservations } from './telemetry.service.ts';
import { visitorNamedBy } from '../composition/visitor.service.ts';
import { networkOf, observationOf } from './telemetry.rules.ts';

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
  if (waits.some((seconds) => seconds !== null))
    throw refuse('platform.too-many-logs', 429, 'Muitos registros em pouco tempo. Aguarde um minuto.');
  const [views, others] = [
    body.entries.filter(({ kind }) => kind === PAGE_VIEW),
    body.entries.filter(({ kind }) => kind !== PAGE_VIEW),
  ];
  for (const entry of others) log[entry.level]({ client: entry }, 'client log');
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
  const client = { tenant: tenant.key, idUser: session?.idUser ?? null, address: request.address };
  const failing = await recordObservations(platform, client, observations);
  if (failing.length > 0)
    await judgeCanaries(platform, failing).catch((error: unknown) =>
      log.error({ err: error }, 'canaries could not be judged; the job will'),
    );
  return { success: true } as const;
}
