import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from './smtp-mailer.adapter.ts';

const mail = { to: 'carla@exemplo.com.br', subject: 'Crie sua senha', text: 'Olá, Carla.' };
const from = 'Azulejo <nao-responda@azulejo.local>';

/** Starts a server without encryption, which keeps what it receives. */
async function plainServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '0.0.0.0');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((done) => server.close(() => done())) };
}

test('a mail reaches the SMTP server unchanged', async () => {
  const { port, received, close } = await plainServer();
  await smtpMailer(`smtp://127.0.0.1:${port}`, from).send(mail);
  await close();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(
    /From: Azulejo <nao-responda@azulejo\.local>[\s\S]*To: carla@exemplo\.com\.br[\s\S]*Subject: Crie sua senha/,
  );
});

test('sends nothing to another machine without TLS, unless its address says so', async () => {
  const { port, received, close } = await plainServer();
  await expect(smtpMailer(`smtp://127.0.0.2:${port}`, from).send(mail)).rejects.toMatchObject({ code: 'ETLS' });
  expect(received).toEqual([]);
  await smtpMailer(`smtp://127.0.0.2:${port}/?ignoreTLS=true`, from).send(mail);
  await close();
  expect(received).toHaveLength(1);
});
