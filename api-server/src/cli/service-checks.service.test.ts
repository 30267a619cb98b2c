import type { Env } from '../env.ts';
import type { Platform } from '../platform/platform.ts';
import { serviceChecks } from './service-checks.service.ts';

type Origins = Pick<Env, 'CONTENT_ORIGIN' | 'CONTENT_NETWORK_ORIGIN' | 'INSTALLATION' | 'PUBLIC_ORIGIN'>;

/** Runs the check of the lessons' origins, which reads settings only. */
async function lessonOrigins(origins: Partial<Origins>): Promise<string> {
  const check = serviceChecks.find(({ name }) => name === 'origens das lições');
  if (!check) throw new Error('the doctor has this check');
  return check.run({ env: { CONTENT_PORT: 3001, ...origins } } as Platform);
}

const star = 'https://*.example-content.net';
const single = 'https://content.example.net';

test.each<[string, Partial<Origins>, string]>([
  ['a single content host', { CONTENT_ORIGIN: single }, single],
  ['a content network of a single host', { CONTENT_ORIGIN: star, CONTENT_NETWORK_ORIGIN: single }, single],
])('the doctor refuses %s in a production, and warns of it elsewhere', async (_, origins, named) => {
  await expect(lessonOrigins({ ...origins, INSTALLATION: 'production' })).rejects.toThrow(
    `${named}: todos os pacotes SCORM compartilham uma origem; use um endereço com *`,
  );
  expect(await lessonOrigins({ ...origins, INSTALLATION: 'demonstration' })).toContain(named);
});

test.each<[string, Partial<Origins>]>([
  ['a star', { CONTENT_ORIGIN: star }],
  ['a star in both addresses', { CONTENT_ORIGIN: star, CONTENT_NETWORK_ORIGIN: 'https://*.cdn.example.net' }],
  ['localhost', { PUBLIC_ORIGIN: 'http://localhost:3000' }],
])('the doctor accepts %s in a production', async (_, origins) =>
  expect(await lessonOrigins({ ...origins, INSTALLATION: 'production' })).toBe('uma por visita'),
);

test('the doctor refuses a production whose browsers would look for the content on their own machine', async () => {
  const PUBLIC_ORIGIN = 'https://portal.example';
  await expect(lessonOrigins({ PUBLIC_ORIGIN, INSTALLATION: 'production' })).rejects.toThrow(
    'falta CONTENT_ORIGIN: os navegadores buscariam o conteúdo em http://localhost:3001',
  );
  expect(await lessonOrigins({ PUBLIC_ORIGIN, INSTALLATION: 'demonstration' })).toBe('uma por visita');
});
