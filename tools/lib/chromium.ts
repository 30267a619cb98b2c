import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LogFile } from './log-file.ts';
import { runProgram } from './programs.ts';
import { Fault } from './steps.ts';

/** The headless shell comes first: it opens a page in half the time. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const wellKnown = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns an installed Chromium: CHROMIUM_PATH, else the first of its usual names on the PATH. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (env['PATH'] ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...wellKnown];
  return candidates.find(isExecutable);
}

/** Finds Chromium, or installs it where that needs no prompt: as root on Debian and Ubuntu. */
export async function ensureChromium(log: LogFile): Promise<string> {
  const found = findChromium();
  if (found && !isExecutable(found)) throw new Fault(`CHROMIUM_PATH names ${found}, which can't be run.`);
  const isChoice = process.env['CHROMIUM_PATH'] !== undefined || found?.endsWith(SHELL) === true;
  if (!isChoice && canInstall()) await install(log, found ? [SHELL] : [SHELL, 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Fault(
    `The browser tests need Chromium or Chrome. Install one (Debian: apt-get install ${SHELL}) or name it in CHROMIUM_PATH.`,
  );
}

function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
}

/** Installs the first available package. Package mirrors have transient errors, so it tries three times. */
async function install(log: LogFile, packages: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await runProgram('apt-get', ['update'], { log, env });
    for (const name of packages) {
      const { code } = await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { log, env });
      if (code === 0) return;
    }
    await new Promise((done) => setTimeout(done, attempt * 5_000));
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
