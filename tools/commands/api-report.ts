/** `pnpm api-report`: writes the reports of the kit's public exports to docs/api. */
import { readApiReports, writeReports } from '../api-report/api-reports.ts';
import { openLog } from '../lib/log-file.ts';
import { command } from '../lib/steps.ts';

await command(async () => {
  const reports = await readApiReports(openLog('api-report'));
  writeReports(reports);
  console.info(`docs/api: ${reports.size} reports`);
  return 0;
});
