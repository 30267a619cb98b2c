import type { AccountTables } from './tables/account.tables.ts';
import type { ActivationTables } from './tables/activation.tables.ts';
import type { ChatTables } from './tables/chat.tables.ts';
import type { CommentsTables } from './tables/comments.tables.ts';
import type { CommunityTables } from './tables/community.tables.ts';
import type { ContactTables } from './tables/contact.tables.ts';
import type { ContentTables } from './tables/content.tables.ts';
import type { ExternalCourseTables } from './tables/external-courses.tables.ts';
import type { PlaylistTables } from './tables/playlists.tables.ts';
import type { EvaluationsTables } from './tables/evaluations.tables.ts';
import type { GatesTables } from './tables/gates.tables.ts';
import type { IdentityTables, ServerTables, TenantFoundationTables } from './tables/identity.tables.ts';
import type { JourneyTables } from './tables/journey.tables.ts';
import type { LearningTables } from './tables/learning.tables.ts';
import type { RegistryTables } from './tables/registry.tables.ts';
import type { ScheduleTables } from './tables/schedule.tables.ts';
import type { ScormTables } from './tables/scorm.tables.ts';
import type { SsoKeyTables, SsoTables } from './tables/sso.tables.ts';
import type { StoreTables } from './tables/store.tables.ts';
import type { TelemetryTables } from './tables/telemetry.tables.ts';

/** Tables of which every row is one tenant's. They don't declare `id_app`: it is added below. */
interface OwnedTables
  extends
    IdentityTables,
    GatesTables,
    AccountTables,
    ActivationTables,
    ChatTables,
    CommentsTables,
    CommunityTables,
    ContactTables,
    ContentTables,
    PlaylistTables,
    LearningTables,
    EvaluationsTables,
    SsoTables,
    StoreTables,
    JourneyTables,
    ExternalCourseTables,
    ScheduleTables,
    ScormTables {}

type WithTenantColumn<Tables> = { [Name in keyof Tables]: Tables[Name] & { id_app: number } };
type WithoutTenantColumn<Tables> = { [Name in keyof Tables]: Omit<Tables[Name], 'id_app'> };

/** The database as a tenant sees it: its own rows, without the column that says so. */
export interface TenantTables extends OwnedTables, WithoutTenantColumn<TenantFoundationTables> {}

/** Every table of the database, by name. A domain adds to its own file in `tables/`. */
export interface Database
  extends
    WithTenantColumn<OwnedTables>,
    TenantFoundationTables,
    ServerTables,
    SsoKeyTables,
    RegistryTables,
    TelemetryTables {}
