import type { Redis } from 'ioredis';
import type { Env } from '../env.ts';
import type { RateLimit } from './auth/rate-limit.ts';
import type { SessionTokens } from './auth/session-token.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Delivery } from './delivery.ts';
import type { JobRunner } from './jobs/job.ts';
import type { Logger } from './logging.ts';
import type { Mailer } from './mail/mail.ts';
import type { MessageGateway } from './messages/message.ts';
import type { LineHub } from './realtime/hub.ts';
import type { Storage } from './storage/storage.ts';
import type { TenantDirectory } from './tenancy/tenants.ts';
import type { VideoServices } from './video-services/video-service.ts';

/**
 * The parts of a running server. They are built once, in `create-platform.ts`, and passed to the code that needs
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
  readonly line: LineHub;
  readonly delivery: Delivery;
  /** Signs links and tickets other than sessions. */
  readonly secret: string;
  close(): Promise<void>;
}
