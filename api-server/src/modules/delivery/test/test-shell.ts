import { mkdir, writeFile } from 'node:fs/promises';
import type { TestApp } from '../../../test/index.ts';

/** Writes the smallest build of a shell, so that the app serves the portal's page. */
export async function writeTestShell(app: TestApp): Promise<void> {
  const capabilities = { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} };
  const build = {
    scripts: ['main.1.js'],
    styles: [],
    fonts: [],
    portal: [],
    login: [],
    guardScript: '',
    inlineScript: '',
    capabilities,
    files: { 'main.1.js': 'sha384-main' },
  };
  await mkdir(app.platform.env.SHELL_DIR, { recursive: true });
  await writeFile(`${app.platform.env.SHELL_DIR}/shell-manifest.json`, JSON.stringify(build));
}
