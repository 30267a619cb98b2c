import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { inWorkspace } from './workspace.ts';

/** Demo tenant as `npm start` prints it. */
export interface DemoTenant {
  readonly key: string;
  readonly name: string;
  /** First path segment of its address. */
  readonly segment: string;
  readonly password: string;
  readonly people: readonly {
    readonly key: string;
    readonly name: string;
    readonly username: string;
    readonly password?: string;
  }[];
}

/** Returns the folders of demo/ that contain a tenant. */
export function demoFolders(): string[] {
  return readdirSync(inWorkspace('demo'))
    .filter((name) => existsSync(inWorkspace('demo', name, 'tenant.yaml')))
    .toSorted();
}

export function readDemoTenants(): DemoTenant[] {
  return demoFolders().map((folder) => {
    const tenant = read<{ key: string; name: string; segment?: string }>(folder, 'tenant.yaml');
    const { defaultPassword, people } = read<{ defaultPassword: string; people: DemoTenant['people'] }>(
      folder,
      'people.yaml',
    );
    return { key: tenant.key, name: tenant.name, segment: tenant.segment ?? '', password: defaultPassword, people };
  });
}

/** Reads a file without validation: the importer has validated it against its schema. */
function read<T>(folder: string, file: string): T {
  return parse(readFileSync(inWorkspace('demo', folder, file), 'utf8')) as T;
}
