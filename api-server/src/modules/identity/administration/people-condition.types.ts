import type { Expression, SqlBool } from 'kysely';

/** Columns of a person that a condition may read. */
export interface PersonColumns {
  readonly idUser: Expression<number>;
  readonly department: Expression<string>;
}

/** Condition that people have to meet in SQL, such as being in the scope of somebody's role. */
export type PeopleCondition = (person: PersonColumns) => Expression<SqlBool>;
