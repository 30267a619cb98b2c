import * as z from 'zod/mini';

/** The parts of the portal a tenant may switch on and off; each is served by one remote and one API module. */
export const moduleNames = ['content', 'learning', 'evaluations', 'store', 'journey'] as const;

/** What fills the home page of a tenant (decision 4). */
export const homeModules = ['sections', 'blocks'] as const;

/** Facts that a menu entry, a route or a slot piece may ask for before it shows. */
const conditionSchema = z.object({
  /** Shows only on tenants whose home is this one. */
  homeModule: z.optional(z.enum(homeModules)),
  /** Shows only where `loginInfo.gamification` is 1. */
  gamification: z.optional(z.literal(true)),
  /** Shows only while this one of `menuFacts` holds: the session says so at first, `menuFactChanged` later. */
  fact: z.optional(z.string()),
});

/**
 * A call that a page or piece begins with: the shell makes it while the code that needs it is on its way. One that reads, and as the code
 * makes it, to the letter. `:name` in its path is a param of the route, or a field of the session's viewer.
 */
const firstCallSchema = z.object({
  method: z.optional(z.enum(['GET', 'POST'])),
  /** Path relative to the API. */
  path: z.string().check(z.regex(/^\//)),
  body: z.optional(z.record(z.string(), z.unknown())),
});

/** A page of a remote. `path` is relative to the tenant's basename, react-router syntax, matched without regard to case. */
const remoteRouteSchema = z.object({
  path: z.string(),
  /** Key in the remote's `pages`. */
  page: z.string(),
  title: z.string(),
  /** `full`: header, menu and footer. `calm`: none of them (viewers, players, evaluation under way). */
  chrome: z._default(z.enum(['full', 'calm']), 'full'),
  when: z.optional(conditionSchema),
  asks: z.optional(z.array(firstCallSchema)),
});

const menuEntrySchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Name of an icon in shared-kit/ui. */
  icon: z.string(),
  /** Path relative to the tenant's basename. */
  to: z.string(),
  /** `main`: side menu. `bottom`: bottom menu on phones as well. `profile`: profile dropdown. */
  areas: z.array(z.enum(['main', 'bottom', 'profile'])),
  order: z.number(),
  when: z.optional(conditionSchema),
});

const slotFillerSchema = z.object({
  slot: z.string(),
  /** Key in the remote's `pieces`. */
  piece: z.string(),
  order: z._default(z.number(), 100),
  when: z.optional(conditionSchema),
  /** For a piece that a page begins with: the home. */
  asks: z.optional(z.array(firstCallSchema)),
});

/** A page that shows what is found for some words. */
const searchPageSchema = z.object({
  /** Path relative to the tenant's basename; `:searchValue` stands for the words. */
  to: z.string().check(z.regex(/\/:searchValue$/)),
  /** What the search box asks for, e.g. 'Buscar treinamentos e conteúdos'. */
  label: z.string(),
  /** Characters that have to be there before it can be asked. */
  minLength: z._default(z.int().check(z.positive()), 1),
  maxLength: z._default(z.int().check(z.positive()), 300),
  when: z.optional(conditionSchema),
});

/** What a remote says of itself at build time; the shell renders menu and routes from this alone. */
export const remoteManifestSchema = z.object({
  /** Package and registry name, e.g. `mfe-store`. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  /** Module of the tenant that switches it on and off. */
  module: z.string(),
  /** Version of the remote contract (`defineRemote`) it was written for. */
  contract: z.literal(1),
  routes: z.array(remoteRouteSchema),
  menu: z.array(menuEntrySchema),
  slots: z.array(slotFillerSchema),
  /** Its search page: the first that holds gives the header its search box (B2.3-20). */
  search: z.optional(searchPageSchema),
  /** Names of the events it publishes and listens to. */
  emits: z.array(z.string()),
  listens: z.array(z.string()),
});

/** SRI hash by path relative to `baseUrl`, e.g. `{ 'remoteEntry.js': 'sha384-…' }`. */
const filesSchema = z.record(z.string(), z.string());

/** How a tenant came by a release: what all get, a trial, a version held for the tenant, or a developer's own machine. */
export const releaseChannels = ['stable', 'canary', 'pin', 'override'] as const;

/** Ed25519 over the canonical JSON of the release's signed fields; `key` names the public key in the composition. */
const signatureSchema = z.object({ key: z.string(), value: z.string() });

/** One published, immutable version of a remote. */
export const releaseSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Immutable address of the release's folder, with a trailing slash. */
  baseUrl: z.string(),
  /** Path of the federation entry relative to `baseUrl`. */
  entry: z.string(),
  /** Name of the federation container the entry registers. */
  container: z.string(),
  /** `var`: the entry is a script that sets a global (webpack, Rspack). `module`: an ES module (Vite). */
  format: z._default(z.enum(['var', 'module']), 'var'),
  files: filesSchema,
  /** Files that the page's first paint needs, by page key, in order: script and style chunks. */
  preloads: z.record(z.string(), z.array(z.string())),
  manifest: remoteManifestSchema,
  channel: z._default(z.enum(releaseChannels), 'stable'),
  /** Absent only for what was never in the registry: a build under development, an override. */
  signature: z.optional(signatureSchema),
});

/** What a tenant's portal is made of now. */
export const compositionSchema = z.object({
  /** Digest of all below: another id, another composition. */
  id: z._default(z.string(), ''),
  modules: z.array(z.string()),
  homeModule: z.enum(homeModules),
  /** Build of the shell; absent where it may change at any moment (development). */
  shell: z.optional(z.string()),
  releases: z.array(releaseSchema),
  /** The last known good release of a remote, where it isn't the one in `releases`: tried when that one fails. */
  fallbacks: z._default(z.array(releaseSchema), []),
  /** Public keys that a signature may name: raw Ed25519, base64url, by id. */
  keys: z._default(z.record(z.string(), z.string()), {}),
});

export type ModuleName = (typeof moduleNames)[number];
export type HomeModule = (typeof homeModules)[number];
export type Condition = z.infer<typeof conditionSchema>;
export type RemoteManifest = z.output<typeof remoteManifestSchema>;
/** As written in a remote's `manifest.ts`, where defaults may be left out. */
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
export type RemoteRoute = z.output<typeof remoteRouteSchema>;
export type MenuEntry = z.output<typeof menuEntrySchema>;
export type SearchPage = z.output<typeof searchPageSchema>;
export type SlotFiller = z.output<typeof slotFillerSchema>;
export type ReleaseChannel = (typeof releaseChannels)[number];
export type Release = z.output<typeof releaseSchema>;
export type Composition = z.output<typeof compositionSchema>;
