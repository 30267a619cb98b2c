import type { InstallationJob } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { judgeCanaries } from './canary/canary-judgement.service.ts';
import { noteShellBuild } from './verdict/shell-builds.repository.ts';
import { sweepTelemetry } from './telemetry/telemetry.service.ts';

/** The scheduled work of the delivery module. */
export function deliveryJobs(platform: Platform): InstallationJob[] {
  return [
    // Each report of a new failing client is judged at once; this sees to what fell between two nodes, or beside a server that ended.
    { name: 'registry.judge-canaries', cron: '*/5 * * * *', runOnce: () => judgeCanaries(platform) },
    { name: 'registry.note-shell-build', cron: '7 * * * *', runOnce: () => noteShellBuild(platform) },
    { name: 'registry.sweep-telemetry', cron: '40 6 * * *', runOnce: () => sweepTelemetry(platform) },
  ];
}
