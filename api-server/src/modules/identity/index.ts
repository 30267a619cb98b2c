export { presentApp } from './app-details.presenter.ts';
export { apps } from './app.repository.ts';
export type { AppRow } from './app.repository.ts';
export { identityModule } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { users } from './user.repository.ts';
