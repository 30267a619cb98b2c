import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import type { RateLimit } from './auth/rate-limit.service.ts';
import type { SessionTokens } from './auth/session-token.service.ts';
import type { Clock } from './clock.port.ts';
import type { OpenDatabase } from './database/open-database.adapter.ts';
import type { TenantShares } from './database/tenant-shares.service.ts';
import type { Delivery } from './delivery.port.ts';
import type { TenantTurns } from './http/tenant-turns.service.ts';
import type { JobRunner } from './jobs/job.port.ts';
import type { Logger } from './logging.adapter.ts';
import type { Mailer } from './mail/mail.port.ts';
import type { MessageGateway } from './messages/message.port.ts';
import type { SocketHub } from './realtime/hub.service.ts';
import type { Storage } from './storage/storage.port.ts';
import type { TenantDirectory } from './tenancy/tenants.service.ts';
import type { Telemetry } from './telemetry/telemetry.port.ts';
import type { VideoServices } from './video-services/video-service.port.ts';
import type { Ports } from './ports.types.ts';

/**
 * The parts of a running server. They are built once, in `create-platform.service.ts`, and passed to the code that needs
 * them.
 */
export interface Platform {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Logger;
  readonly database: OpenDatabase;
  readonly tenants: TenantDirectory;
  readonly tokens: SessionTokens;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly messages: MessageGateway;
  readonly videos: VideoServices;
  readonly jobs: JobRunner;
  /** Null for a single node without Redis. */
  readonly redis: Redis | null;
  readonly rateLimit: RateLimit;
  /** Publishes server events to open pages. */
  readonly sockets: SocketHub;
  /** Slots of the database by tenant. */
  readonly shares: TenantShares;
  /** Turns of the tenants' calls. */
  readonly turns: TenantTurns;
  readonly delivery: Delivery;
  readonly telemetry: Telemetry;
  /** Implementations of the ports that modules need. */
  readonly ports: Ports;
  /** Signs links and tickets other than sessions. */
  readonly secret: string;
  close(): Promise<void>;
}
