import type { Page } from '@playwright/test';
import { registerRemote } from '../../support/register-remote.ts';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { writeVariant } from '../../support/release-variant.ts';
import { watchReports } from '../../support/reports.ts';
import type { ReportEntry } from '../../support/reports.ts';
import { releaseIn, storedRelease } from '../../support/stored-release.ts';
import { expect } from '../../support/test.ts';
import { filesThatRun, hasRun, markFirstFailure, median, propertyOf, remotes, sinceFailure } from './integrity.ts';

const VERSION = '9.0.0';

/**
 * Marks each file of the newer version so that it records its execution (with the remote's name, as file names repeat) and ends in a
 * comment.
 */
const reporting =
  (remote: string) =>
  (name: string, text: string): string => {
    const file = `${remote}/${name}`;
    const marker = file.endsWith('.css')
      ? `:root { ${propertyOf(file)}: 1 }`
      : `(globalThis.ran ??= []).push(${JSON.stringify(file)});`;
    return `${marker}\n${text}\n/* ${VERSION} */`;
  };

/** Changes a digit in that comment: the code is equivalent, but it must not run. */
function oneByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const digit = changed.length - 4;
  changed[digit] = (changed[digit] ?? 0) ^ 1;
  return changed;
}

/** Error texts of Chromium and the bundlers when bytes are rejected. */
const refusals =
  /digest in the 'integrity'|mfe-|RUNTIME-|ChunkLoadError|chunk .* failed|dynamically imported|preload|LoadError/i;

/** Watches for the first report of the changed version that names the file. */
const watchReportsOf = (page: Page, file: string): (() => Promise<ReportEntry>) =>
  watchReports(page, ({ version, message }) => version === VERSION && message.includes(file));

/** Adds an element to the page that loads the file. */
function request(page: Page, address: string): Promise<string> {
  return page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const element = url.endsWith('.css')
          ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
          : Object.assign(document.createElement('script'), { src: url });
        element.addEventListener('load', () => resolve('load'));
        element.addEventListener('error', () => resolve('error'));
        document.head.append(element);
      }),
    address,
  );
}

// Five commands run before each test.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const { bundler, build, tenant, module, places } of remotes) {
  test.describe(`a remote built by ${bundler}`, () => {
    const { remote, files } = releaseIn(build);
    const base = `/_remotes/${remote}/${VERSION}/`;
    const runnable = Object.keys(files).filter((file) => /\.(m?js|css)$/.test(file));

    test.beforeEach(async ({ azulejo, faults }, testInfo) => {
      faults.expect(refusals);
      await registerRemote(azulejo, build);
      await azulejo('remote', 'publish', build);
      if (module) await azulejo('module', 'enable', module, '--tenant', tenant);
      await azulejo(
        'remote',
        'publish',
        writeVariant(build, testInfo.outputPath('newer'), { version: VERSION, edit: reporting(remote) }),
      );
      await azulejo('remote', 'promote', `${remote}@${VERSION}`);
    });

    // Restores the remote, because later tests share this portal.
    test.afterEach(({ azulejo }) => azulejo('remote', 'rollback', remote));

    test('no changed byte of its files runs: the last known good shows, and the report names the file', async ({
      actor,
      portal,
    }) => {
      const stored = storedRelease(portal.dataDirectory, { remote, version: VERSION });
      const visited = await actor('bruno', tenant);
      const known = await places(visited);
      const { ranAt, whole } = await filesThatRun(visited, known, base);
      const delays: number[] = [];
      for (const file of runnable) {
        const putBack = stored.change(file, oneByte);
        const place = known.find(({ path }) => ranAt.get(path)?.has(file));
        const { page, open } = await actor('bruno', tenant);
        if (place) {
          const reported = watchReportsOf(page, file);
          await markFirstFailure(page, base);
          await open(place.path);
          for (const part of place.shows(page)) await expect(part, `${file} is changed`).toBeVisible();
          delays.push(await sinceFailure(page));
          expect(await hasRun(page, `${remote}/${file}`), `${file} has run`).toBe(false);
          expect((await reported()).remote).toBe(remote);
        } else {
          // These pages never load the file, so the test requests it: the request fails.
          await open(known[0]?.path ?? '/');
          expect(await request(page, base + file)).toBe('error');
          expect(await hasRun(page, `${remote}/${file}`), `${file} has run`).toBe(false);
        }
        await page.context().close();
        putBack();
      }
      // Allows a second or, on a busy machine, as long as a whole page takes.
      const slowest = Math.max(1000, median(whole));
      expect(
        median(delays),
        `milliseconds to the last known good: ${delays.map(Math.round).join(' ')}; to a whole page: ${whole.map(Math.round).join(' ')}`,
      ).toBeLessThan(slowest);
    });
  });
}
