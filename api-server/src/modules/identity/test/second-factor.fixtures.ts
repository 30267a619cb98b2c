import { Secret, TOTP } from 'otpauth';
import * as contract from '@shared-kit/contracts/identity';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { testPassword } from '../../../test/index.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';

/** Returns the code that an authenticator app with this key shows at a moment. */
export const codeAt = (key: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: now.getTime() });

export const wrongCode = (code: string): string => (code === '000000' ? '000001' : '000000');

const of = (user: TestUser) => ({ idUser: user.idUser });

/** Sets up an authenticator app for a person and returns its key and the recovery codes. */
export async function setUpTotp(app: TestApp, user: TestUser): Promise<{ key: string; recoveryCodes: string[] }> {
  const { totp } = await app.ok(
    contract.startTotp,
    { params: of(user), body: { password: testPassword } },
    { as: user },
  );
  const body = { code: codeAt(totp.key, app.clock.now()) };
  const { recoveryCodes } = await app.ok(contract.confirmTotp, { params: of(user), body }, { as: user });
  app.clock.advance(60_000);
  return { key: totp.key, recoveryCodes };
}

export const credentials = (user: Pick<TestUser, 'username'>, password = testPassword) => ({
  body: { username: user.username, password, idAppType: 1, acronym: '' },
});

export function begin(app: TestApp, user: Pick<TestUser, 'username'>, at: Tenant = app.tenant) {
  return app.ok(contract.startSecondFactor, { body: { username: user.username, password: testPassword } }, { at });
}
