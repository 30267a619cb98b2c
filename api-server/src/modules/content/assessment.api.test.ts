import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { openAssessment } from '@shared-kit/contracts/content';
import { expectForeignIdsAre404, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { makeSection } from './test/content-factory.ts';

let app: TestApp;
let service: Server;
let origin: string;
let answer: (request: IncomingMessage, reply: ServerResponse, body: string) => void;

beforeAll(async () => {
  app = await startTestApp();
  service = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => answer(request, reply, body));
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  Object.assign(app.platform.env, { SITE_ORIGINS: `https://avalia.example, ${origin}` });
});
afterAll(async () => {
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
  await app.close();
});

const section = (url = `${origin}/nova?turma=3`, id_section_type = 43) =>
  makeSection(app, app.tenant, { id_section_type, url });
const json = (value: unknown) => (_: IncomingMessage, reply: ServerResponse) =>
  void reply
    .setHeader('content-type', 'application/json')
    .end(typeof value === 'string' ? value : JSON.stringify(value));
const open = async (url?: string) =>
  app.ok(openAssessment, { params: { idSection: await section(url) } }, { as: app.user });
const none = { success: false, url: '' };

test("rejects a missing session, invalid ids, a section of another type and another tenant's [A7m-14]", async () => {
  const idSection = await section();
  expect((await app.call(openAssessment, { params: { idSection } })).status).toBe(401);
  expect((await app.call(openAssessment, { params: { idSection: 'x' } }, { as: app.user })).status).toBe(400);
  await app.refused(openAssessment, { params: { idSection: await section(undefined, 2) } }, 404, { as: app.user });
  await expectForeignIdsAre404(app, openAssessment, {
    params: { idSection: await makeSection(app, app.otherTenant, { id_section_type: 43, url: origin }) },
  });
});

test("sends the person's e-mail by POST to the address of the section's menu entry and returns success and url [A7m-14]", async () => {
  const received: unknown[] = [];
  answer = (request, reply, body) => {
    received.push(request.method, request.url, JSON.parse(body), request.headers.authorization, request.headers.cookie);
    json({ success: true, url: 'https://avalia.example/prova/81?x=1' })(request, reply);
  };
  expect(await open()).toEqual({ success: true, url: 'https://avalia.example/prova/81?x=1' });
  expect(received).toEqual(['POST', '/nova?turma=3', { email: expect.stringContaining('@') }, undefined, undefined]);
});

test.each([
  'http://169.254.169.254/latest',
  'http://localhost:1/',
  'file:///etc/passwd',
  'https://avalia.example.evil.example/',
  '',
])('%s is not requested, because the installation does not allow it', async (url) =>
  expect(await open(url)).toEqual(none),
);

test.each([
  ['a refusal of the service', { success: false, url: '' }],
  ['an address that runs', { success: true, url: 'javascript:alert(1)' }],
  ['an address without https', { success: true, url: 'http://avalia.example/prova' }],
  ['no address', { success: true }],
  ['something else', '[1]'],
  ['no JSON', '<html>'],
  ['a very long reply', JSON.stringify({ success: true, url: `https://x.example/${'a'.repeat(70_000)}` })],
])('%s is not a success', async (_, reply) => {
  answer = json(reply);
  expect(await open()).toEqual(none);
});

test('a redirect, an error and a dropped connection are not a success', async () => {
  answer = (_, reply) => void reply.writeHead(307, { location: `${origin}/outra` }).end();
  expect(await open()).toEqual(none);
  answer = (_, reply) => void reply.writeHead(500).end('falha');
  expect(await open()).toEqual(none);
  answer = (request) => void request.socket.destroy();
  expect(await open()).toEqual(none);
});

test('asks for nobody by an address that is not confirmed', async () => {
  let isAsked = false;
  answer = (request, reply) => {
    isAsked = true;
    json({ success: true, url: 'https://avalia.example/prova/81' })(request, reply);
  };
  const as = await app.makeUser(undefined, { email: '', self_registered: true });
  expect(await app.refused(openAssessment, { params: { idSection: await section() } }, 409, { as })).toMatchObject({
    code: 'content.email-unconfirmed',
  });
  expect(isAsked).toBe(false);
});
