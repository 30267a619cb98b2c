import { KEEPS_COOKIES_HEADER } from '@shared-kit/contracts/core';
import * as contract from '@shared-kit/contracts/identity';
import { replyCookie } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { listening, openTestSocket } from '../../content/test/socket-client.ts';
import { app, credentials, startLoginApp } from '../test/log-in.fixtures.ts';

startLoginApp();

const browser = { [KEEPS_COOKIES_HEADER]: 'yes' };

interface Session {
  readonly token: string;
  readonly cookie: string;
}

const cookieIn = (headers: Readonly<Record<string, unknown>>) => replyCookie(headers, 'az_person_').split(';')[0] ?? '';

async function logIn({ username }: TestUser, headers: Record<string, string> = browser): Promise<Session> {
  const reply = await app.call(contract.login, credentials(username), { headers });
  return { token: contract.login.reply.parse(reply.body).token, cookie: cookieIn(reply.headers) };
}

const statusWith = async ({ token }: Session, cookie?: string) =>
  (await app.call(contract.currentSession, {}, { as: { token }, headers: cookie === undefined ? {} : { cookie } }))
    .status;

test('a token of a browser is valid with the cookie of its session only', async () => {
  const [own, other] = [await logIn(await app.makeUser()), await logIn(await app.makeUser())];
  expect(own.cookie).not.toBe('');
  expect(await statusWith(own, own.cookie)).toBe(200);
  expect(await statusWith(own)).toBe(401);
  expect(await statusWith(own, other.cookie)).toBe(401);
  expect(await statusWith(own, `${own.cookie}A`)).toBe(401);
  // A copy that is refused ends nothing.
  expect(await statusWith(own, own.cookie)).toBe(200);
});

test('a copied token gets no cookie and changes nothing, and a public call works as for a visitor', async () => {
  const user = await app.makeUser();
  const { token } = await logIn(user);
  const refused = await app.call(contract.logout, {}, { as: { token } });
  expect([refused.status, cookieIn(refused.headers)]).toEqual([401, '']);
  expect((await app.call(contract.login, credentials(user.username), { as: { token } })).status).toBe(200);
});

test('a client that keeps no cookies uses its token alone', async () => {
  const session = await logIn(await app.makeUser(), {});
  expect(session.cookie).toBe('');
  expect(await statusWith(session)).toBe(200);
});

test('a support access has a cookie of its own, which leads back to the session that started it and to no other', async () => {
  const [actor, subject] = [await app.makeUser(app.tenant, { can_access_support: true }), await app.makeUser()];
  const [own, stranger] = [await logIn(actor), await logIn(await app.makeUser())];
  const entered = await app.call(
    contract.enterSupportAccess,
    { body: { idUser: subject.idUser, reason: 'Chamado' } },
    { as: own, headers: { cookie: own.cookie } },
  );
  const support: Session = {
    token: contract.enterSupportAccess.reply.parse(entered.body).result.token,
    cookie: cookieIn(entered.headers),
  };
  expect(await statusWith(support)).toBe(401);
  expect(await statusWith(support, own.cookie)).toBe(401);
  expect(await statusWith(support, support.cookie)).toBe(200);
  expect(await statusWith(stranger, support.cookie)).toBe(401);
  const back = await app.call(
    contract.renewLogin,
    { body: { idUser: actor.idUser, idAppType: 1, acronym: '' } },
    { as: own, headers: { cookie: support.cookie } },
  );
  expect([back.status, cookieIn(back.headers)]).toEqual([200, own.cookie]);
});

test('a socket opens with the cookie of the session only', async () => {
  const { token, cookie } = await logIn(await app.makeUser());
  const origin = await listening(app);
  await expect(openTestSocket(origin, app.tenant, token)).rejects.toMatchObject({
    refusal: { code: 'session.expired' },
  });
  (await openTestSocket(origin, app.tenant, token, undefined, { cookie })).close();
});
