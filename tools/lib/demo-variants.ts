import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { contentHash } from './content-hash.ts';
import { inWorkspace } from './workspace.ts';

/** Demo tenant that differs from another one only in its home page. */
export interface DemoVariant {
  readonly key: string;
  readonly name: string;
  readonly home: object;
}

/** Content of `demo/variants.yaml`. */
interface Variants {
  readonly of: string;
  readonly people: readonly string[];
  readonly sections: readonly string[];
  readonly variants: readonly DemoVariant[];
}

interface Person {
  readonly key: string;
  readonly [field: string]: unknown;
}

/**
 * Keys of the other's `tenant.yaml` that a variant leaves out: gates and pages that the other tenant already
 * demonstrates.
 */
const leftOut = ['landing', 'agreement', 'plan', 'onboarding', 'saml', 'otherHosts', 'adminUrl'];

export function readVariants(): Variants {
  return parse(readFileSync(inWorkspace('demo/variants.yaml'), 'utf8')) as Variants;
}

/** Returns a hash of all inputs of the variants. */
export function variantsHash(): string {
  return contentHash(inWorkspace('demo', readVariants().of), inWorkspace('demo/variants.yaml'), import.meta.filename);
}

/**
 * Writes the folder of a variant for one import and returns its path. The path is unique, because another portal of
 * this checkout may do the same.
 */
export function writeVariant({ key, name, home }: DemoVariant): string {
  const { of, people, sections } = readVariants();
  const from = inWorkspace('demo', of);
  const to = mkdtempSync(join(tmpdir(), `azulejo-${key}-`));
  mkdirSync(join(to, 'content'), { recursive: true });
  for (const files of ['media', 'content/media', 'content/artigos'])
    cpSync(join(from, files), join(to, files), { recursive: true });
  for (const section of sections) cpSync(join(from, `content/${section}.yaml`), join(to, `content/${section}.yaml`));
  write(join(to, 'tenant.yaml'), tenantOf(read(join(from, 'tenant.yaml')), key, name));
  write(join(to, 'people.yaml'), peopleOf(read(join(from, 'people.yaml')), new Set(people)));
  write(join(to, 'content.yaml'), { home });
  write(join(to, 'content-activity.yaml'), { activity: activityOf(from, to, people, sections) });
  return to;
}

function tenantOf(tenant: Record<string, unknown>, key: string, name: string): object {
  const kept = Object.fromEntries(Object.entries(tenant).filter(([field]) => !leftOut.includes(field)));
  const { landingLogo: _, ...looks } = (kept['looks'] ?? {}) as Record<string, unknown>;
  const modules = {
    homeModule: 'sections',
    modules: ['content'],
    gamification: false,
    askPWA: false,
    lastContentRedirect: false,
  };
  return {
    ...kept,
    ...modules,
    key,
    name,
    segment: key,
    path: key,
    acronym: key,
    idAppType: 1,
    looks: { ...looks, landingPage: false },
  };
}

function peopleOf(document: Record<string, unknown>, keys: ReadonlySet<string>): object {
  const people = (document['people'] as Person[]).filter(({ key }) => keys.has(key));
  return {
    defaultPassword: document['defaultPassword'],
    people: people.map(({ manager: _, person: _other, responsibilityTerms: _terms, ...person }) => person),
  };
}

function activityOf(from: string, to: string, people: readonly string[], sections: readonly string[]): object[] {
  const items = new Set(
    sections.flatMap((section) =>
      ((read(join(to, `content/${section}.yaml`))['items'] ?? []) as { key: string }[]).map(({ key }) => key),
    ),
  );
  const { activity } = read(join(from, 'content-activity.yaml')) as { activity: { user: string; item: string }[] };
  return activity.filter(({ user, item }) => people.includes(user) && items.has(item));
}

/** Reads a file that the importer validates; a missing file is empty. */
function read(path: string): Record<string, unknown> {
  return existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
}

function write(path: string, document: object): void {
  writeFileSync(path, stringify(document));
}
