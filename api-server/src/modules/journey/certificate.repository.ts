import type { Insertable } from 'kysely';
import type { CertificatesTable } from './journey.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { ownTenant } from '../../platform/tenancy/tenant.repository.ts';

type NewCertificate = Insertable<CertificatesTable>;

/** Repository of issued certificates. */
export function certificates(db: TenantDb) {
  const upsert = (certificate: NewCertificate) =>
    db
      .insertInto('certificates')
      .values(certificate)
      .onConflict((conflict) =>
        conflict
          .columns(['id_user', 'id_enrollment', 'id_node_enrollment'])
          .where('is_current', '=', true)
          .doUpdateSet({
            id_certificate: certificate.id_certificate,
            title: certificate.title,
            workload: certificate.workload ?? '',
            valid_until: certificate.valid_until,
          }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();

  return {
    find: (authenticityId: string) =>
      db.selectFrom('certificates').selectAll().where('authenticity_id', '=', authenticityId).executeTakeFirst(),

    /** Returns whether the person has the certificate of one of these enrolments, not counting revoked ones. */
    async isIssued(idUser: number, idEnrollments: readonly number[]): Promise<boolean> {
      const row = await db
        .selectFrom('certificates')
        .select('authenticity_id')
        .where('id_user', '=', idUser)
        .where('id_enrollment', 'in', [...idEnrollments])
        .where('id_node_enrollment', '=', 0)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns a certificate of an achievement; all of them have the same template, title and workload. */
    ofAchievement: (key: string) =>
      db
        .selectFrom('certificates')
        .select(['achievement_key', 'title', 'workload'])
        .where('achievement_key', '=', key)
        .executeTakeFirst(),

    /** Returns the highest status number of the tenant; 1 without certificates. */
    async lastStatusNumber(): Promise<number> {
      const row = await db
        .selectFrom('certificates')
        .select((select) => select.fn.max('status_number').as('last'))
        .executeTakeFirstOrThrow();
      return Number(row.last ?? 1);
    },

    /** Returns the status numbers of the revoked certificates. */
    async revokedNumbers(): Promise<number[]> {
      const rows = await db
        .selectFrom('certificates')
        .select('status_number')
        .where('revoked_at', 'is not', null)
        .orderBy('status_number')
        .execute();
      return rows.map(({ status_number }) => status_number);
    },

    /** Revokes a certificate. Returns false when the code is unknown. A repeated call keeps date and reason. */
    async revoke(authenticityId: string, { reason, now }: { reason: string; now: Date }): Promise<boolean> {
      const row = await db
        .updateTable('certificates')
        .set((set) => ({
          revoked_at: set.fn.coalesce('revoked_at', set.val(now)),
          revocation_reason: set
            .case()
            .when('revoked_at', 'is', null)
            .then(reason)
            .else(set.ref('revocation_reason'))
            .end(),
        }))
        .where('authenticity_id', '=', authenticityId)
        .returning('authenticity_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Issues a certificate once. A further download keeps code and name, and updates template, title and workload, and
     * the validity when the training got one only later. For a person whose name has changed, the certificate is
     * replaced by another one with its own code, unless it was revoked.
     */
    async issue(certificate: NewCertificate) {
      const issued = await upsert(certificate);
      if (issued.username === certificate.username || issued.revoked_at !== null) return issued;
      await db
        .updateTable('certificates')
        .set({ is_current: false })
        .where('authenticity_id', '=', issued.authenticity_id)
        .execute();
      return upsert(certificate);
    },
  };
}

export type CertificateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificates>['find']>>>;

/** Repository of the models that certificates are printed from. */
export function certificateTemplates(db: TenantDb) {
  return {
    /** Returns the names of the company's models, by id. */
    async names(): Promise<ReadonlyMap<number, string>> {
      const rows = await db
        .selectFrom('certificate_templates')
        .select(['id_certificate', 'name'])
        .orderBy('name')
        .orderBy('id_certificate')
        .execute();
      return new Map(rows.map(({ id_certificate, name }) => [id_certificate, name]));
    },

    find: (idCertificate: number) =>
      db.selectFrom('certificate_templates').selectAll().where('id_certificate', '=', idCertificate).executeTakeFirst(),
  };
}

export type TemplateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificateTemplates>['find']>>>;

/** Returns the name, colours and logo of the tenant as a certificate prints them. */
export function brandOf(db: TenantDb) {
  return ownTenant(db).executeTakeFirstOrThrow();
}
