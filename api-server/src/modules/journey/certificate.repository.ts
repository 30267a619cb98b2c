import type { Insertable } from 'kysely';
import type { CertificatesTable } from './journey.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { findPerson } from '../identity/index.ts';
import { ownTenant } from '../../platform/tenancy/tenant.repository.ts';

type NewCertificate = Insertable<CertificatesTable>;

/** Repository of issued certificates. */
export function certificates(db: TenantDb) {
  return {
    find: (authenticityId: string) =>
      db.selectFrom('certificates').selectAll().where('authenticity_id', '=', authenticityId).executeTakeFirst(),

    /**
     * Issues a certificate once. A further download keeps the row and updates its template, name, title and workload,
     * and its validity when the training got one only later.
     */
    async issue(certificate: NewCertificate) {
      return db
        .insertInto('certificates')
        .values(certificate)
        .onConflict((conflict) =>
          conflict.columns(['id_user', 'id_enrollment', 'id_node_enrollment']).doUpdateSet({
            id_certificate: certificate.id_certificate,
            username: certificate.username,
            title: certificate.title,
            workload: certificate.workload ?? '',
            valid_until: certificate.valid_until,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
    },
  };
}

export type CertificateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificates>['find']>>>;

export function certificateTemplates(db: TenantDb) {
  return {
    find: (idCertificate: number) =>
      db.selectFrom('certificate_templates').selectAll().where('id_certificate', '=', idCertificate).executeTakeFirst(),
  };
}

export type TemplateRow = NonNullable<Awaited<ReturnType<ReturnType<typeof certificateTemplates>['find']>>>;

/** Returns the name, colours and logo of the tenant as a certificate prints them. */
export function brandOf(db: TenantDb) {
  return ownTenant(db).executeTakeFirstOrThrow();
}

export async function nameOf(db: TenantDb, idUser: number): Promise<string> {
  const { name } = await findPerson(db, idUser);
  return name;
}
