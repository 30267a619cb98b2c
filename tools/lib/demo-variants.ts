import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { contentHash } from './content-hash.ts';
import { inWorkspace } from './workspace.ts';

interface Copy {
  readonly key: string;
  readonly name: string;
  /** Folder of the copied tenant. */
  readonly of: string;
  /** Keys of the people who have an account in the copy. */
  readonly people: readonly string[];
}

/** Demo tenant that differs from another one only in its home page. */
interface HomeVariant extends Copy {
  readonly kind: 'home';
  readonly sections: readonly string[];
  readonly home: object;
}

/** Demo tenant that differs from another one only in the end of its plan, or in a campaign. */
interface TrialVariant extends Copy {
  readonly kind: 'trial';
  readonly finishDate?: string;
  /** Path of the image of a plan campaign. */
  readonly campaign?: string;
}

export type DemoVariant = HomeVariant | TrialVariant;

type InGroup<V extends DemoVariant> = Omit<V, 'kind' | 'of' | 'people' | 'sections'>;

interface Group<V extends DemoVariant> {
  readonly of: string;
  readonly people: readonly string[];
  readonly variants: readonly InGroup<V>[];
}

/** Content of `demo/variants.yaml`. */
interface Variants {
  readonly homes: Group<HomeVariant> & { readonly sections: readonly string[] };
  readonly trials: Group<TrialVariant>;
}

interface Person {
  readonly key: string;
  readonly [field: string]: unknown;
}

/**
 * Keys of the other's `tenant.yaml` that a copy with another home leaves out: gates and pages that the other tenant
 * already demonstrates.
 */
const leftOut = ['landing', 'agreement', 'plan', 'onboarding', 'saml', 'otherHosts', 'adminUrl', 'badges'];

/** Files of the other's folder that name people whom a copy with another plan does not have. */
const ofAllPeople = ['learning-enrollments.yaml', 'notifications.yaml'];

export function readVariants(): readonly DemoVariant[] {
  const { homes, trials } = parse(readFileSync(inWorkspace('demo/variants.yaml'), 'utf8')) as Variants;
  return [
    ...homes.variants.map((variant): HomeVariant => ({
      ...variant,
      kind: 'home',
      of: homes.of,
      people: homes.people,
      sections: homes.sections,
    })),
    ...trials.variants.map((variant): TrialVariant => ({
      ...variant,
      kind: 'trial',
      of: trials.of,
      people: trials.people,
    })),
  ];
}

/** Returns a hash of all inputs of a variant. */
export function variantHash({ of }: DemoVariant): string {
  return contentHash(inWorkspace('demo', of), inWorkspace('demo/variants.yaml'), import.meta.filename);
}

/**
 * Writes the folder of a variant for one import and returns its path. The path is unique, because another portal of
 * this checkout may do the same.
 */
export function writeVariant(variant: DemoVariant): string {
  const to = mkdtempSync(join(tmpdir(), `azulejo-${variant.key}-`));
  if (variant.kind === 'home') writeHomeVariant(variant, to);
  else writeTrialVariant(variant, to);
  return to;
}

function writeTrialVariant({ key, name, of, people, finishDate, campaign }: TrialVariant, to: string): void {
  const from = inWorkspace('demo', of);
  cpSync(from, to, { recursive: true });
  for (const file of ofAllPeople) rmSync(join(to, file), { force: true });
  const { plan, ...tenant } = read(join(from, 'tenant.yaml'));
  write(join(to, 'tenant.yaml'), {
    ...tenant,
    ...addressOf(key, name),
    ...(finishDate === undefined ? {} : { plan: { ...(plan as object), finishDate } }),
  });
  write(join(to, 'people.yaml'), peopleOf(read(join(from, 'people.yaml')), new Set(people)));
  if (campaign === undefined) return;
  const campaigns = [{ key: 'demo', start: 'today-1d', finish: 'today+30d 23:59', media: campaign }];
  write(join(to, 'plans.yaml'), { ...read(join(from, 'plans.yaml')), campaigns });
}

function writeHomeVariant({ key, name, of, people, sections, home }: HomeVariant, to: string): void {
  const from = inWorkspace('demo', of);
  mkdirSync(join(to, 'content'), { recursive: true });
  for (const files of ['media', 'content/media', 'content/artigos'])
    cpSync(join(from, files), join(to, files), { recursive: true });
  for (const section of sections) cpSync(join(from, `content/${section}.yaml`), join(to, `content/${section}.yaml`));
  write(join(to, 'tenant.yaml'), tenantOf(read(join(from, 'tenant.yaml')), key, name));
  write(join(to, 'people.yaml'), peopleOf(read(join(from, 'people.yaml')), new Set(people)));
  write(join(to, 'content.yaml'), { home });
  write(join(to, 'content-activity.yaml'), { activity: activityOf(from, to, people, sections) });
}

const addressOf = (key: string, name: string) => ({ key, name, segment: key, path: key, acronym: key });

function tenantOf(tenant: Record<string, unknown>, key: string, name: string): object {
  const fields = Object.fromEntries(Object.entries(tenant).filter(([field]) => !leftOut.includes(field)));
  const { landingLogo: _, ...appearance } = (fields['appearance'] ?? {}) as Record<string, unknown>;
  const modules = {
    homeModule: 'sections',
    modules: ['content'],
    gamification: false,
    askPWA: false,
    lastContentRedirect: false,
  };
  return {
    ...fields,
    ...modules,
    ...addressOf(key, name),
    idAppType: 1,
    appearance: { ...appearance, landingPage: false },
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
