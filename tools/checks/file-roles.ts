import { readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';

/**
 * Server files whose names have no role, each with its reason in CONTRIBUTING.md. They start or compose the server, or
 * they are what every module imports from the platform.
 */
const withoutRole: ReadonlySet<string> = new Set([
  'app.ts',
  'env.ts',
  'main.ts',
  'open-installation.ts',
  'serve.ts',
  'cli/azulejo.ts',
  'platform/errors.ts',
  'platform/module.ts',
  'platform/platform.ts',
]);

/** Folders whose files are named by other rules: browser code, test support, migrations. */
const otherRules = /^content-origin\/scorm-player\/|(^|\/)test\/|(^|\/)migrations\/\d{14}-[a-z0-9-]+\.ts$/;

/** Reads the roles from the table in CONTRIBUTING.md, so that the documented list is the one that is checked. */
export function documentedRoles(): string[] {
  const [, section = ''] =
    /### Roles of server files\n([\s\S]*?)\n##/.exec(readFileSync(inWorkspace('CONTRIBUTING.md'), 'utf8')) ?? [];
  return [...section.matchAll(/^\| ((?:`\.[a-z]+`(?:, )?)+) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`\.([a-z]+)`/g)].flatMap(([, role]) => role ?? []),
  );
}

/** Returns true when a file below `api-server/src` has a role in its name, or is a documented exception. */
export function hasRole(file: string, roles: readonly string[]): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (name === 'index.ts' || withoutRole.has(file) || otherRules.test(file)) return true;
  if (/^[a-z0-9-]+(\.[a-z]+)*\.test\.ts$/.test(name)) return true;
  const [, role] = /^[a-z0-9]+(?:-[a-z0-9]+)*\.([a-z]+)\.ts$/.exec(name) ?? [];
  return role !== undefined && roles.includes(role);
}
