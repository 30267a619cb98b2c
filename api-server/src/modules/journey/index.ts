export { journeyModule } from './journey.routes.ts';
