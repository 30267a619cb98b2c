import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { inWorkspace } from '../lib/workspace.ts';

/** Settings that the reference installation does not pass to its servers, and why. */
const notPassed: Readonly<Record<string, string>> = {
  NODE_ENV: 'the image sets it',
  HOST: 'the image sets it',
  PORT: 'nginx knows the port',
  CONTENT_PORT: 'nginx knows the port',
  DATA_DIR: 'the image sets it',
  SHELL_DIR: 'the image has the shell',
  MIGRATE_ON_START: 'the service `setup` migrates',
  DATABASE_POOL: 'its default suits three nodes on one PostgreSQL',
  DATABASE_POOLER: 'it has no pooler',
  MERCADO_PAGO_URL: 'for tests',
  PAYMENT_STAND_IN_PORT: 'for demonstrations on one machine',
  PAYMENT_STAND_IN_ORIGIN: 'for demonstrations on one machine',
  S3_REGION: 'its own storage has no regions',
  CLAMD_TIMEOUT: 'its default suits a daemon beside the servers',
  API_DOCS: 'the documents describe every endpoint',
  ANONYMOUS_LOG_LEVEL: 'its default keeps the log small',
  LOG_FORMAT: 'collectors read JSON',
  OVERRIDE_ORIGINS: 'for developers',
  YOUTUBE_API_URL: 'for tests',
  WISTIA_API_URL: 'for tests',
  YOUTUBE_EMBED_ORIGIN: 'for tests',
  WISTIA_EMBED_ORIGIN: 'for tests',
  LIST_TENANTS: 'the list names the customers',
  FIRST_REPLIES_MS: 'its default was measured',
};

const read = (file: string): string => readFileSync(inWorkspace(file), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('each setting of the server is passed by the reference installation or left out for a reason', () => {
  const settings = all(read('api-server/src/env.ts'), /^ {2}([A-Z][A-Z_\d]+): /gm);
  const passed = new Set(all(read('deploy/compose.yaml'), /^ {4,6}([A-Z][A-Z_\d]+): /gm));
  expect(settings.length).toBeGreaterThan(40);
  expect(settings.filter((name) => !passed.has(name) && !(name in notPassed))).toEqual([]);
  expect(Object.keys(notPassed).filter((name) => passed.has(name) || !settings.includes(name))).toEqual([]);
});

test('the example of its settings names each variable that the installation reads', () => {
  const variables = new Set(all(read('deploy/compose.yaml'), /[^$]\$\{(\w+):?[?-]/g));
  const named = new Set(all(read('deploy/example.env'), /^([A-Z][A-Z_\d]+)=/gm));
  expect([...variables].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !variables.has(name))).toEqual([]);
});

test('the first start imports the companies that COMPANIES names, and none when it is empty', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: { setup: { command: readonly string[] } };
  };
  const [shell = '', ...args] = services.setup.command.map((part) => part.replaceAll('$$', '$'));
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-setup-'));
  // Prints what the command line would be called with.
  writeFileSync(join(folder, 'node'), '#!/bin/sh\nshift 2; echo "$@"\n', { mode: 0o755 });
  const calls = (companies: string): string[] =>
    execFileSync(shell, args, {
      cwd: folder,
      env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, COMPANIES: companies },
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
  try {
    expect(calls('demo/aurora demo/horizonte').at(-1)).toBe('tenant import demo/aurora demo/horizonte');
    expect(calls('')).toEqual(['migrate', 'remote publish mfe-*/dist --promote']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
