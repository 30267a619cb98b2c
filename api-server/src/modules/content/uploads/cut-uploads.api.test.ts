import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { TestUser } from '../../../test/index.ts';
import { storedFiles } from './test/stored-files.ts';
import { begin, send, sendPart } from './test/upload-factory.ts';
import { app, codeOf, fetchFile, film, idSection, mine, startUploadsApp, uploadIn } from './test/uploads.fixtures.ts';

startUploadsApp();

beforeAll(async () => {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
});

const boundary = 'azulejo-cut';
const field = (name: string, value: string): string =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

function form(idUpload: string, bytes: Buffer): Buffer {
  const fields = { idSection: String(idSection), title: 'Aula', description: 'Em um envio', idUpload };
  const head = Object.entries(fields)
    .map(([name, value]) => field(name, value))
    .join('');
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="fileData"; filename="aula.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;
  return Buffer.concat([Buffer.from(head + file), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** Sends the first bytes of the request and then drops the connection. */
async function sendAndCut(as: TestUser, body: Buffer, length: number, isPolite: boolean): Promise<void> {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${app.tenant.basePath}/api/uploads/usercontent HTTP/1.1`,
    `host: ${app.tenant.host}`,
    `authorization: Bearer ${as.token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
  ].join('\r\n');
  await new Promise<void>((done) =>
    socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body.subarray(0, length)]), () => done()),
  );
  // Some cuts come while the server still works on what it has, others later.
  if (isPolite) await new Promise((done) => setTimeout(done, 30));
  socket.on('error', () => undefined).resetAndDestroy();
}

/** Waits at most five seconds until the condition holds. */
async function quiet(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 5000;
  while (!(await condition()) && performance.now() < end) await new Promise((done) => setTimeout(done, 50));
}

test('a file whose connection was cut at any place can be sent again at once under its id', async () => {
  const as = await app.makeUser();
  const before = await storedFiles(app);
  const replies: unknown[] = [];
  for (let cut = 0; cut < 25; cut += 1) {
    const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
    const body = form(work.idUpload, work.bytes);
    const length = cut === 0 ? body.length - 3 : Math.floor(Math.random() * body.length);
    await sendAndCut(as, body, length, cut % 2 === 0);
    const reply = await send(app, as, work);
    replies.push(codeOf(reply)[0]);
    if (reply.status === 200) expect((await fetchFile(uploadIn(reply).url)).rawPayload.equals(work.bytes)).toBe(true);
  }
  expect(replies).toEqual(Array.from({ length: 25 }, () => 200));
  expect((await mine(as)).map(({ state }) => state)).toEqual(Array.from({ length: 25 }, () => 'PUBLISHED'));
  // The first tries leave no file behind.
  await quiet(() => storedFiles(app).then((files) => files.length === before.length + 25));
  expect(await storedFiles(app)).toHaveLength(before.length + 25);
}, 120_000);

test('an upload in parts that another page replaced by a whole file is published once', async () => {
  const as = await app.makeUser();
  const work = { idSection, name: 'aula.mp4', bytes: film(), idUpload: randomUUID() };
  await begin(app, as, work);
  await sendPart(app, as, work, 0);
  expect((await send(app, as, work)).status).toBe(200);
  expect((await begin(app, as, work)).body).toMatchObject({ offset: work.bytes.length });
  expect(await mine(as)).toHaveLength(1);
});
