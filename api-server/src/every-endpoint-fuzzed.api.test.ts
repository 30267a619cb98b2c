import { allEndpoints } from './test/fuzz/all-endpoints.ts';
import { fuzz } from './test/fuzz/fuzz.ts';
import { startFuzzTarget } from './test/fuzz/fuzz-target.ts';
import type { FuzzTarget } from './test/fuzz/fuzz-target.ts';

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget(['aurora'], 0);
});

afterAll(() => target.close());

/** Pages of the SAML log-in: they answer browsers, not the client of the contracts. */
const withoutContract = ['identity.sso', 'identity.sso-answer', 'identity.sso-metadata'];

test('the fuzzer knows every endpoint that the server documents', () => {
  const { paths } = target.app.server.swagger() as unknown as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const documented = Object.values(paths).flatMap((methods) => Object.values(methods).map((call) => call.operationId));
  const fuzzed = new Set([...withoutContract, ...allEndpoints.map(({ id }) => id)]);
  expect(documented.filter((id) => !fuzzed.has(id))).toEqual([]);
});

/** `pnpm bench fuzz` sends more, with other seeds. */
test('no generated request to any endpoint causes a 5xx or an error outside the contract’s shape', async () => {
  const { statuses, faults } = await fuzz(target, { bodies: 500, seed: 13 });
  expect(allEndpoints.filter(({ id }) => !statuses.has(id))).toEqual([]);
  expect(
    faults.map(({ request: { caller, method, url, body }, why, log }) =>
      [`${method} ${url} as ${caller}`, body?.toString().slice(0, 500), why, log.slice(0, 2_000)].join('\n'),
    ),
  ).toEqual([]);
}, 300_000);
