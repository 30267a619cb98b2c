import type { Insertable } from 'kysely';
import type { CertificatesTable } from './journey.tables.ts';
import type { TenantDb } from '../../platform/database/tenant-db.ts';
import { findPerson } from '../identity/index.ts';
import { ownTenant } from '../../platform/tenancy/tenant-queries.ts';

type NewCertificate = Insertable<CertificatesTable>;

/** Certificates that were issued. */
export function certificates(db: TenantDb) {
  return {
    find: (authenticityId: string) =>
      db.selectFrom('certificates').selectAll().where('authenticity_id', '=', authenticityId).executeTakeFirst(),

    /** Issued once: a second download is the same certificate, with the name and title as they are now. */
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

/** Name, colours and logo of the tenant as they are printed. */
export function brandOf(db: TenantDb) {
  return ownTenant(db).executeTakeFirstOrThrow();
}

export async function nameOf(db: TenantDb, idUser: number): Promise<string> {
  const { name } = await findPerson(db, idUser);
  return name;
}
