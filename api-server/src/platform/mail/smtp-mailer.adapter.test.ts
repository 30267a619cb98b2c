import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpMailer } from './smtp-mailer.adapter.ts';

test('a mail reaches the SMTP server unchanged', async () => {
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
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'Azulejo <nao-responda@azulejo.local>');
  await mailer.send({ to: 'carla@exemplo.com.br', subject: 'Crie sua senha', text: 'Olá, Carla.' });
  await new Promise<void>((done) => server.close(() => done()));
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(
    /From: Azulejo <nao-responda@azulejo\.local>[\s\S]*To: carla@exemplo\.com\.br[\s\S]*Subject: Crie sua senha/,
  );
});
