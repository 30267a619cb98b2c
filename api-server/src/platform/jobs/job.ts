import type { Schema } from 'shared-kit/contracts/core';
import type * as z from 'zod/mini';
import type { SystemDb, TenantDb } from '../database/tenant-db.ts';
import type { Logger } from '../logging.ts';
import type { Mailer } from '../mail/mail.ts';
import type { MessageGateway } from '../messages/message.ts';
import type { Storage } from '../storage/storage.ts';

/** Work that outlives the request; runs at least once, so it must bear a repetition. */
export interface Job<S extends Schema = Schema> {
  /** `<domain>.<task>` */
  readonly name: string;
  readonly payload: S;
  /** Cron expression in UTC; the job then runs once per tenant, with `{}` as payload. */
  readonly cron?: string;
  readonly retries?: number;
  run(payload: z.output<S>, context: JobContext): Promise<void>;
}

/** Work that asks somebody else's system between its transactions: none stays open, and holds a connection, while it waits. */
export interface StepJob<S extends Schema = Schema> extends Omit<Job<S>, 'run'> {
  runInSteps(payload: z.output<S>, context: StepContext): Promise<void>;
}

export interface JobContext extends Surroundings {
  /** Transaction of the tenant that the job was sent from. */
  readonly db: TenantDb;
}

export interface StepContext extends Surroundings {
  readonly tenantId: number;
  /** A transaction of the tenant; each is committed before the next step. */
  readonly transaction: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
}

interface Surroundings {
  readonly now: Date;
  readonly log: Logger;
  readonly storage: Storage;
  readonly mail: Mailer;
  readonly messages: MessageGateway;
  /** For what is to be done once this is committed, and tried again by itself. */
  readonly jobs: JobQueue;
}

interface NamedJob {
  readonly name: string;
  readonly payload: Schema;
  readonly cron?: string;
  readonly retries?: number;
}

/** Any job, its payload type forgotten. */
export type AnyJob = NamedJob &
  (
    | { run(payload: never, context: JobContext): Promise<void> }
    | { runInSteps(payload: never, context: StepContext): Promise<void> }
  );

/** Work for the installation, not for a tenant: runs once at each time of its schedule, on one node. */
export interface InstallationJob {
  readonly name: string;
  /** In UTC. */
  readonly cron: string;
  readonly retries?: number;
  runOnce(): Promise<void>;
}

export function defineJob<S extends Schema>(job: Job<S>): Job<S> {
  return job;
}

export function defineStepJob<S extends Schema>(job: StepJob<S>): StepJob<S> {
  return job;
}

export interface JobQueue {
  /** Enqueues in the caller's transaction: nothing is sent when that rolls back. */
  send<S extends Schema>(db: TenantDb, job: Job<S> | StepJob<S>, payload: z.input<S>): Promise<void>;
}

/** The queue as the server runs it. */
export interface JobRunner extends JobQueue {
  /** Makes the queues; before the first `send`. */
  prepare(jobs: readonly (AnyJob | InstallationJob)[]): Promise<void>;
  /** Starts to work on them. */
  work(tools: JobTools): Promise<void>;
  /** Lets running jobs finish. */
  stop(): Promise<void>;
}

/** What jobs are given, and where their tenants are. */
export interface JobTools extends Pick<JobContext, 'log' | 'storage' | 'mail' | 'messages' | 'jobs'> {
  readonly db: SystemDb;
  now(): Date;
}
