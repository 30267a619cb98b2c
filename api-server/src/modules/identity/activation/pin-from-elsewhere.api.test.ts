import { checkPin, sendPin } from '@shared-kit/contracts/identity';
import { replyCookie, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant } from '../../../test/index.ts';

let app: TestApp;
let at: TestTenant;
beforeAll(async () => {
  app = await startTestApp({ SMS_PER_HOUR: '12', SMS_PER_DAY: '14', TRUST_PROXY: '1' });
  at = await app.makeTenant({ app: { id_app_type: 2, name: 'Rede Teste' } });
});
beforeEach(() => app.clock.advance(25 * 60 * 60_000));
afterAll(() => app.close());

const owner = '203.0.113.10';
const attacker = '198.51.100.66';
let lastPhone = 11_800_000_000;
const newPhone = () => String((lastPhone += 1));
const from = (address: string) => ({ at, headers: { 'x-forwarded-for': address } });
const request = (phone: string, address: string) =>
  app.call(sendPin, { body: { phone, idAppType: '1' } }, from(address));
const check = (phone: string, pin: string, address: string) =>
  app.call(checkPin, { body: { phone, pin } }, from(address));
const wrong = (pin: string) => (pin === '000000' ? '000001' : '000000');

async function pinFor(phone: string, address: string): Promise<string> {
  expect((await request(phone, address)).status).toBe(200);
  await app.runJobs();
  return sentPin(phone);
}

function sentPin(phone: string): string {
  const message = app.messages.findLast(({ to }) => to === phone);
  return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
}

test('guesses from another address do not block the owner of the PIN', async () => {
  const phone = newPhone();
  const pin = await pinFor(phone, owner);
  const statuses: number[] = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await check(phone, wrong(pin), attacker)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 410, 410, 410]);
  expect((await check(phone, pin, owner)).status).toBe(200);
});

test("requests from another address neither replace the owner's PIN nor use up the owner's requests", async () => {
  const phone = newPhone();
  const pin = await pinFor(phone, owner);
  const statuses: number[] = [];
  for (let count = 0; count < 5; count += 1) statuses.push((await request(phone, attacker)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await app.runJobs();
  expect((await check(phone, pin, owner)).status).toBe(200);
  expect((await request(phone, owner)).status).toBe(200);
});

test('the owner may change the network between the message and the form', async () => {
  const phone = newPhone();
  const pin = await pinFor(phone, owner);
  expect((await check(phone, pin, '203.0.113.99')).status).toBe(200);
  expect((await check(phone, pin, owner)).status).toBe(410);
});

test('a phone gets six PINs in ten minutes from all addresses of a network, and the first of the day', async () => {
  const phone = newPhone();
  const statuses: number[] = [];
  for (let count = 0; count < 9; count += 1) statuses.push((await request(phone, `203.0.113.${count}`)).status);
  expect(statuses).toEqual([...Array<number>(7).fill(200), 429, 429]);
});

test('strangers in two networks do not keep the owner of a phone out', async () => {
  const phone = newPhone();
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1)
    for (const network of ['198.51.100', '192.0.2'])
      for (const host of [1, 2]) statuses.push((await request(phone, `${network}.${host}`)).status);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
  const pin = await pinFor(phone, owner);
  expect((await check(phone, pin, owner)).status).toBe(200);
});

test('strangers in the network of the owner do not keep out a browser that has proven the phone', async () => {
  const phone = newPhone();
  const proven = await check(phone, await pinFor(phone, owner), owner);
  const cookie = replyCookie(proven.headers, 'device-').split(';')[0] ?? '';
  app.clock.advance(25 * 60 * 60_000);
  for (let count = 0; count < 3; count += 1) await request(phone, owner);
  expect((await request(phone, owner)).status).toBe(429);
  const known = { at, headers: { 'x-forwarded-for': owner, cookie } };
  const again = await app.call(sendPin, { body: { phone, idAppType: '1' } }, known);
  expect(again.status).toBe(200);
  // Guesses from the owner's network without the mark are those of a stranger.
  await app.runJobs();
  const pin = sentPin(phone);
  for (let count = 0; count < 6; count += 1) await check(phone, wrong(pin), owner);
  expect((await app.call(checkPin, { body: { phone, pin } }, known)).status).toBe(200);
  expect((await app.call(sendPin, { body: { phone: newPhone(), idAppType: '1' } }, known)).status).toBe(200);
});

test('a tenant sends only so many messages to a country in an hour, and in a day', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 14; count += 1) statuses.push((await request(newPhone(), `203.0.113.${count}`)).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
  app.clock.advance(60 * 60_000);
  const later = [];
  for (let count = 0; count < 3; count += 1) later.push((await request(newPhone(), owner)).status);
  expect(later).toEqual([200, 200, 429]);
});
