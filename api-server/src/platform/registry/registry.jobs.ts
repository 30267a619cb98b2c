import type { InstallationJob } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { judgeCanaries } from './canary-judgement.ts';
import { noteShellBuild } from './shell-builds.ts';
import { sweepTelemetry } from './telemetry.ts';

/** What the registry sees to by itself. */
export function registryJobs(platform: Platform): InstallationJob[] {
  return [
    // Each report of a new failing client is judged at once; this sees to what fell between two nodes, or beside a server that ended.
    { name: 'registry.judge-canaries', cron: '*/5 * * * *', runOnce: () => judgeCanaries(platform) },
    { name: 'registry.note-shell-build', cron: '7 * * * *', runOnce: () => noteShellBuild(platform) },
    { name: 'registry.sweep-telemetry', cron: '40 6 * * *', runOnce: () => sweepTelemetry(platform) },
  ];
}
