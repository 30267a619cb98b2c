import type {} from './admin.tables.ts';
export { adminModule } from './admin.routes.ts';
