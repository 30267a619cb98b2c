import { currentSession } from '@shared-kit/contracts/identity';
import { createContentEnrollment } from '@shared-kit/contracts/learning';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Documented {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

test('the OpenAPI document has the endpoints with body, reply and refusals, and no page of the portal', async () => {
  const reply = await app.server.inject({ url: '/api/docs/json' });
  const { paths } = reply.json<{ paths: Record<string, Record<string, Documented>> }>();
  const report = paths[`/api${createContentEnrollment.path}`]?.['post'];
  expect(report).toMatchObject({ operationId: createContentEnrollment.id, tags: ['learning'] });
  expect(JSON.stringify(report?.requestBody)).toContain('idContentItem');
  expect(JSON.stringify(report?.responses['2XX'])).toContain('enrollmentProgress');
  expect(Object.keys(report?.responses ?? {})).toEqual(expect.arrayContaining(['400', '401', '404']));
  expect(paths[`/api${currentSession.path}`]?.['get']?.operationId).toBe(currentSession.id);
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
});
