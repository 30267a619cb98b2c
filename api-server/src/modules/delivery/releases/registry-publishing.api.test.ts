import * as contract from '@shared-kit/contracts/delivery';
import { remoteRecord, sriOf } from '../../../test/remote-build.ts';
import { app, ofStore, startRegistryApp, upload } from '../test/registry-calls.fixtures.ts';
import type { Changes } from '../test/registry-calls.fixtures.ts';

startRegistryApp();

describe('publishing over HTTP', () => {
  test.each([
    [
      'another remote than the address says',
      'registry.invalid-build',
      { remote: 'mfe-content', manifest: { ...remoteRecord('mfe-content', '1.0.0').manifest } },
      {},
    ],
    [
      'a path that leads out',
      'registry.invalid-build',
      { files: { '../../x.js': sriOf('x'), 'remoteEntry.js': sriOf('x') } },
      {},
    ],
    [
      'a wrong hash',
      'registry.wrong-hash',
      { files: { 'remoteEntry.js': sriOf('x'), 'assets/page.css': sriOf('.a{}') } },
      {},
    ],
    [
      'a missing file',
      'registry.missing-file',
      { files: { 'remoteEntry.js': remoteRecord('x', '3.0.0').files['remoteEntry.js'] ?? '', 'b.js': sriOf('b') } },
      {},
    ],
    ['a file that is not listed', 'registry.unlisted-file', {}, { 'extra.js': 'x' }],
  ])('publishing over HTTP is rejected with %s', async (_, code, changes, more) => {
    const refusal = await app.refused(
      contract.publishRelease,
      upload('mfe-store', '3.0.0', changes as Changes, more),
      400,
      { as: ofStore },
    );
    expect(refusal).toMatchObject({ success: false, code });
  });

  test('publishing over HTTP is rejected with an invalid record or without a body', async () => {
    const params = { remote: 'mfe-store' };
    expect(
      (await app.refused(contract.publishRelease, { params, body: { record: 'x', files: [] } }, 400, { as: ofStore }))
        .code,
    ).toBe('registry.invalid-build');
    expect(
      (await app.refused(contract.publishRelease, { params, body: undefined as never }, 400, { as: ofStore })).code,
    ).toBe('request.invalid');
  });

  test('accepts a build of many megabytes and serves it', async () => {
    const large = 'x'.repeat(5 * 1024 * 1024);
    const record = remoteRecord('mfe-store', '1.0.0');
    const input = upload(
      'mfe-store',
      '1.0.0',
      { files: { ...record.files, 'large.txt': sriOf(large) } },
      { 'large.txt': large },
    );
    expect(await app.ok(contract.publishRelease, input, { as: ofStore })).toEqual({
      remote: 'mfe-store',
      version: '1.0.0',
      isNew: true,
      isStable: true,
      refusal: '',
      restored: 0,
    });
    expect(await app.ok(contract.publishRelease, input, { as: ofStore })).toMatchObject({ isNew: false });
    const other = upload('mfe-store', '1.0.0');
    expect((await app.refused(contract.publishRelease, other, 409, { as: ofStore })).code).toBe(
      'registry.version-taken',
    );
    expect((await app.server.inject({ url: '/_remotes/mfe-store/1.0.0/large.txt' })).payload).toHaveLength(
      large.length,
    );
  });
});
