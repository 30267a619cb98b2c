export { platformModule } from './platform.routes.ts';
