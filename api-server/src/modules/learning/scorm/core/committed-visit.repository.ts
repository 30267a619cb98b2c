import { sql } from 'kysely';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { hashOf } from './sco-enrollment.repository.ts';
import type { ScoEnrollmentRow, ScoVisitRow } from './sco-enrollment.repository.ts';
import type { LessonRules } from './sco-outcome.rules.ts';
import type { VisitedSco } from './visited-sco.repository.ts';

/** Visit of a lesson, as far as a commit needs it. */
export type VisitState = Pick<
  ScoVisitRow,
  | 'id_sco_visit'
  | 'id_sco_enrollment'
  | 'id_enrollment'
  | 'mode'
  | 'attempt'
  | 'seconds'
  | 'sequence'
  | 'started_at'
  | 'terminated_at'
>;

/** Progress of a person in a lesson, without the lesson's own data, which are large. */
export type EnrollmentState = Omit<ScoEnrollmentRow, 'cmi' | 'id_sco' | 'start_date'>;

/** Lesson and package, as far as a commit needs them. */
export type CommittedSco = Pick<VisitedSco, 'version' | 'sequencing' | 'countedAttempt'> & {
  readonly sco: Pick<VisitedSco['sco'], 'id_sco' | 'id_content_item' | 'identifier' | keyof LessonRules>;
};

export interface CommittedVisit {
  readonly visit: VisitState;
  readonly before: EnrollmentState;
  readonly lesson: CommittedSco;
  /** True when the lesson was opened again after the visit had begun. */
  readonly superseded: boolean;
  /** Version of the enrolment's row: every change of the row gives it another one. */
  readonly revision: string;
}

/** Repository of visits with all that a commit has to know, in one read because commits are the most frequent writes. */
export function committedVisits(db: TenantDb) {
  const visits = () =>
    db
      .selectFrom('sco_visits as v')
      .innerJoin('sco_enrollments as e', 'e.id_sco_enrollment', 'v.id_sco_enrollment')
      .innerJoin('scos as s', 's.id_sco', 'e.id_sco')
      .innerJoin('scorm_packages as p', 'p.id_content_item', 's.id_content_item')
      .select([
        'v.id_sco_visit',
        'v.id_sco_enrollment',
        'v.id_enrollment',
        'v.mode',
        'v.attempt as visit_attempt',
        'v.seconds',
        'v.sequence',
        'v.started_at',
        'v.terminated_at',
        'e.id_user',
        'e.id_node_enrollment',
        'e.status',
        'e.grade',
        'e.total_time',
        'e.attempt',
        'e.attempt_time',
        'e.package_version',
        'e.number_of_access',
        'e.finish_date',
        'e.last_access_date',
        'e.last_visit',
        'e.last_sequence',
        's.id_sco',
        's.id_content_item',
        's.identifier',
        's.mastery_score',
        's.completion_threshold',
        's.is_tracked',
        's.completes_itself',
        'p.version',
        'p.is_sequenced',
        'p.counted_attempt',
        sql<string>`e.xmin::text`.as('revision'),
      ])
      // The activity tree is large, and only a package that orders its lessons needs it here.
      .select(({ case: when }) =>
        when().when('p.is_sequenced', '=', true).then(sql.ref<string | null>('p.sequencing')).end().as('sequencing'),
      )
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('sco_visits as later')
            .select('later.id_sco_visit')
            .whereRef('later.id_sco_enrollment', '=', 'v.id_sco_enrollment')
            .whereRef('later.id_sco_visit', '>', 'v.id_sco_visit'),
        ).as('superseded'),
      );
  const found = async (query: ReturnType<typeof visits>): Promise<CommittedVisit | undefined> => {
    const row = await query.executeTakeFirst();
    return row && fromRow(row);
  };

  return {
    /** Returns undefined for an unknown or expired token, or another tenant's. */
    ofToken: (token: string, now: Date) =>
      found(visits().where('v.token_hash', '=', hashOf(token)).where('v.expires_at', '>', now)),

    /** Returns undefined for an unknown label, or an expired visit. */
    ofLabel: (label: string, now: Date) => found(visits().where('v.label', '=', label).where('v.expires_at', '>', now)),
  };
}

type Row = Omit<VisitState, 'attempt'> &
  EnrollmentState &
  CommittedSco['sco'] &
  CommittedSco['sequencing'] & {
    readonly visit_attempt: number | null;
    readonly version: '' | '1.2' | '2004';
    readonly counted_attempt: CommittedSco['countedAttempt'];
    readonly superseded: unknown;
    readonly revision: string;
  };

function fromRow(row: Row): CommittedVisit {
  const { visit_attempt, version, counted_attempt, sequencing, is_sequenced, superseded, revision, ...values } = row;
  return {
    visit: { ...values, attempt: visit_attempt },
    before: values,
    lesson: {
      sco: values,
      version: version === '2004' ? '2004' : '1.2',
      sequencing: { sequencing, is_sequenced },
      countedAttempt: counted_attempt,
    },
    superseded: Boolean(superseded),
    revision,
  };
}
