export { withId } from './composition/composition.service.ts';
export { deliveryJobs } from './delivery.jobs.ts';
export { deliveryModule } from './delivery.routes.ts';
export { openDelivery } from './open-delivery.service.ts';
export { overrideOf } from './override/override-cookie.service.ts';
export type { Override } from './override/override-cookie.service.ts';
export { serveRemotes } from './releases/remote-files.routes.ts';
export { switchModule } from './tenant-modules/tenant-modules.service.ts';
export { noteShellBuild } from './verdict/shell-builds.repository.ts';
