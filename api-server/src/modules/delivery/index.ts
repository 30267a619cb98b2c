import type {} from './delivery.tables.ts';
export { withId } from './composition/composition.service.ts';
export { deliveryJobs } from './delivery.job.ts';
export { deliveryModule } from './delivery.routes.ts';
export { overrideOf } from './override/override-cookie.service.ts';
export type { Override } from './override/override-cookie.service.ts';
export { serveRemotes } from './releases/remote-files.routes.ts';
export { switchModule } from './tenant-modules/tenant-modules.service.ts';
export { recordShellBuild } from './verdict/shell-builds.repository.ts';
