import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** One time that somebody with the permission entered as somebody else. */
export interface SupportAccessesTable {
  id_support_access: Generated<number>;
  id_actor: number;
  id_subject: number;
  reason: string;
  address: string;
  started_at: Moment;
  ends_at: Moment;
  /** When it was left, if it was before its time. */
  ended_at: Moment | null;
  /** The actor's own session, which it hangs on. */
  origin_session: string;
}

/** One writing call made in a support access. */
export interface SupportActionsTable {
  id_support_action: Generated<number>;
  id_support_access: number;
  at: Moment;
  endpoint: string;
  /** In words. */
  action: string;
  target: string;
}

export interface NotificationTypesTable {
  id_notification: Generated<number>;
  type: string;
  description: string;
  section: 'LEARNING' | 'SYSTEM' | 'TEAM';
  status: 'DEACTIVATED' | 'MANDATORY' | 'OPTIONAL';
  position: number;
}

export interface UserNotificationsTable {
  id_notification_user: Generated<number>;
  id_user: number;
  id_notification: number;
  active: boolean;
}

export interface CertificateNoticesTable {
  id_enrollment: number;
  sent_at: Moment;
}

export interface AccountTables {
  certificate_notices: CertificateNoticesTable;
  support_accesses: SupportAccessesTable;
  support_actions: SupportActionsTable;
  notification_types: NotificationTypesTable;
  user_notifications: UserNotificationsTable;
}
