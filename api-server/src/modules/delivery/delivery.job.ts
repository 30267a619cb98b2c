import type { InstallationJob } from '../../platform/jobs/job.port.ts';
import type { Platform } from '../../platform/platform.ts';
import { judgeCanaries } from './canary/canary-judgement.service.ts';
import { recordShellBuild } from './verdict/shell-builds.repository.ts';
import { sweepTelemetry } from './telemetry/telemetry.service.ts';

/** Returns the scheduled jobs of the delivery module. */
export function deliveryJobs(platform: Platform): InstallationJob[] {
  return [
    // A report of a new failing client is judged at once. This job covers reports that were split between two nodes,
    // or recorded just before a server ended.
    { name: 'registry.judge-canaries', cron: '*/5 * * * *', runOnce: () => judgeCanaries(platform) },
    { name: 'registry.note-shell-build', cron: '7 * * * *', runOnce: () => recordShellBuild(platform) },
    { name: 'registry.sweep-telemetry', cron: '40 6 * * *', runOnce: () => sweepTelemetry(platform) },
  ];
}
