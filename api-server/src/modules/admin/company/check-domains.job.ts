import * as z from 'zod/mini';
import { adminCompanySectionPath } from '@shared-kit/contracts/admin';
import { formatDate, toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { defineStepJob } from '../../../platform/jobs/job.port.ts';
import { companyDomains } from '../../../platform/tenancy/company-domains.repository.ts';
import type { DomainClaim } from '../../../platform/tenancy/company-domains.repository.ts';
import { txtRecords } from '../../../platform/tenancy/txt-records.port.ts';
import { recordSystemAct } from '../../audit/index.ts';
import { administratorIds } from '../../identity/index.ts';
import { notifyMany } from '../../notifications/index.ts';
import type { SystemAct } from '../audit-log/audit-words.rules.ts';
import { readProof, stopOf } from './company-domains.rules.ts';

/**
 * Looks once a day whether the proofs of domains are still in DNS. Without its record a domain goes on for some days,
 * which the administrators read in their bell, and then stops. A name server that does not answer changes nothing.
 */
export const checkDomains = defineStepJob({
  name: 'admin.check-domains',
  payload: z.object({}),
  cron: '35 5 * * *',
  async runInSteps(_, { transaction, ports, now }) {
    const proven = await transaction(async (db) => {
      const domains = companyDomains(db);
      const { isGovernedByFiles } = await domains.served();
      return isGovernedByFiles ? [] : (await domains.claims()).filter(({ state }) => state === 'verified');
    });
    for (const claim of proven) {
      const proof = await readProof(claim, txtRecords.of({ ports }).of);
      if (proof.kind === 'read') await transaction((db) => noteProof(db, claim, proof.fault, now));
    }
  },
});

async function noteProof(db: TenantDb, { host }: DomainClaim, cause: string, now: Date): Promise<void> {
  const domains = companyDomains(db);
  const { others } = await domains.lockForUpdate();
  const claim = await domains.claim(host);
  // An administrator may have removed the domain since the DNS was read.
  if (claim?.state !== 'verified') return;
  if (cause === '') return domains.noteCheck(host, { cause, now });
  if (claim.missing_since === null) {
    await domains.noteMissing(host, { cause, now });
    const until = formatDate(toMoment(stopOf(now)));
    return notifyAdministrators(db, {
      key: `domain-missing:${host}:${now.getTime()}`,
      title: `A prova do domínio ${host} sumiu do DNS`,
      text: `Recoloque o registro TXT até ${until}. Depois disso o portal deixa de abrir por este domínio.`,
      now,
    });
  }
  if (stopOf(claim.missing_since) > now) return domains.noteMissing(host, { cause, now });
  await domains.noteCheck(host, { cause, now });
  await domains.saveOthers(others.filter((other) => other !== host));
  await recordSystemAct(db, {
    act: 'system.stop-domain' satisfies SystemAct,
    changes: [{ field: 'domain', before: host, after: 'parou: o registro TXT que o prova não voltou ao DNS' }],
    batch: `domains:${now.getTime()}`,
    now,
  });
  await notifyAdministrators(db, {
    key: `domain-stopped:${host}:${now.getTime()}`,
    title: `O portal não abre mais por ${host}`,
    text: 'O registro TXT que prova o domínio não voltou. Recoloque-o e verifique o domínio de novo.',
    now,
  });
}

interface Notice {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly now: Date;
}

/** Puts a notice into the bells of the administrators. */
async function notifyAdministrators(db: TenantDb, notice: Notice): Promise<void> {
  const path = adminCompanySectionPath('dominios');
  const people = await administratorIds(db);
  await notifyMany.of(db)(
    db,
    people.map((idUser) => ({ ...notice, idUser, kind: 'message' as const, path })),
  );
}
