import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensureProgram } from './ensure-program.ts';

const run = promisify(execFile);
const deploy = resolve(import.meta.dirname, '../../../deploy');

/** Returns the path of nginx, or null where it can't be installed. */
export function ensureNginx(): Promise<string | null> {
  return ensureProgram(['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'], 'nginx-light');
}

/** Makes a certificate for these names, signed by itself. */
export async function makeCertificate(folder: string, names: readonly string[]): Promise<void> {
  const subject = ['-subj', '/CN=azulejo', '-addext', `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`];
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-keyout',
    join(folder, 'privkey.pem'),
  ];
  await run('openssl', ['req', '-x509', '-days', '2', ...subject, ...key, '-out', join(folder, 'fullchain.pem')]);
}

export interface Proxy {
  stop(): Promise<void>;
}

/** Starts nginx on deploy/nginx.conf.template, with its names replaced as the image of nginx does. */
export async function startProxy(nginx: string, folder: string, names: Record<string, string>): Promise<Proxy> {
  await mkdir(folder, { recursive: true });
  const template = await readFile(join(deploy, 'nginx.conf.template'), 'utf8');
  const config = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => {
    const value = name === 'RUN_FOLDER' ? folder : names[name];
    if (value === undefined) throw new Error(`nginx.conf.template needs ${name}`);
    return value;
  });
  const path = join(folder, 'nginx.conf');
  await writeFile(path, config);
  await run(nginx, ['-t', '-q', '-c', path]);
  const child = spawn(nginx, ['-c', path, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await untilListening(Number(names['HTTPS_PORT']));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(20);
  }
  throw new Error('nginx does not listen');
}

/** Returns a setting of the service `proxy` or of the nodes in deploy/compose.yaml, with its default. */
export async function composeSettings(): Promise<{ proxy: Record<string, string>; node: Record<string, string> }> {
  const { parse } = await import('yaml');
  const compose = parse(await readFile(join(deploy, 'compose.yaml'), 'utf8'), { merge: true }) as {
    services: Record<string, { environment: Record<string, string> }>;
  };
  const withDefaults = (environment: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]),
    );
  return {
    proxy: withDefaults(compose.services['proxy']?.environment),
    node: withDefaults(compose.services['api-1']?.environment),
  };
}
