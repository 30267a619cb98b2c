import type { LessonWindow } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { windowOf } from './lesson-window.rules.ts';
import type { CountedAttempt } from './counted-attempt.rules.ts';
import type { PackageRow, ScoRow } from './scorm-package.repository.ts';

export interface VisitedSco {
  readonly sco: ScoRow;
  readonly version: '1.2' | '2004';
  /** Storage folder of the package. */
  readonly folder: string;
  readonly sequencing: Pick<PackageRow, 'sequencing' | 'is_sequenced'>;
  readonly countedAttempt: CountedAttempt;
  readonly window: LessonWindow;
}

/** Repository of lessons that people have begun, including those that a newer package no longer has. */
export function scosOfVisits(db: TenantDb) {
  return {
    async find(idSco: number): Promise<VisitedSco> {
      const { version, folder, counted_attempt, width, height, opens_in, sequencing, is_sequenced, ...sco } = await db
        .selectFrom('scos')
        .innerJoin('scorm_packages', 'scorm_packages.id_content_item', 'scos.id_content_item')
        .selectAll('scos')
        .select(['version', 'folder', 'sequencing', 'is_sequenced', 'counted_attempt', 'width', 'height', 'opens_in'])
        .where('id_sco', '=', idSco)
        .executeTakeFirstOrThrow();
      return {
        sco,
        version: version === '2004' ? '2004' : '1.2',
        folder,
        sequencing: { sequencing, is_sequenced },
        countedAttempt: counted_attempt,
        window: windowOf({ width, height, opens_in }),
      };
    },
  };
}
