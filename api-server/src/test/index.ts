export { makeTenant, makeUser, testPassword } from './factories.ts';
export type { TestTenant, TestUser } from './factories.ts';
export { expectForeignIdsAre404, startTestApp } from './test-app.ts';
export type { CallOptions, RawReply, TestApp } from './test-app.ts';
export { enrol, makeTraining } from './training-factory.ts';
export type { TestTraining, TrainingOptions } from './training-factory.ts';
export { replyCookie } from './reply-cookie.ts';
export { publishTestRelease } from './release-factory.ts';
export { runAzulejo } from './run-azulejo.ts';
