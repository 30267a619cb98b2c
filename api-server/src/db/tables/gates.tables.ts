import type { ColumnType } from 'kysely';

/** Questions after the login that a person has answered for good. */
export interface PassedGatesTable {
  id_user: number;
  gate: 'topics' | 'onboarding' | 'install';
  passed_at: ColumnType<Date, Date | string | undefined, never>;
}

/** Topics of interest that a person chose, by the name of the tag. */
export interface UserTopicsTable {
  id_user: number;
  tag: string;
}

export interface GatesTables {
  passed_gates: PassedGatesTable;
  user_topics: UserTopicsTable;
}
