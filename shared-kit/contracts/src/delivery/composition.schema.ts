import * as z from 'zod/mini';

/**
 * Modules of the portal that a tenant may switch on and off. Each has one API module and one remote, except `plans`
 * and `notifications`, whose screens are the shell's.
 */
export const moduleNames = [
  'content',
  'learning',
  'evaluations',
  'store',
  'journey',
  'plans',
  'notifications',
  'admin',
] as const;

/** Kinds of a tenant's home page (decision 4). */
export const homeModules = ['sections', 'blocks'] as const;

/** Conditions under which a menu entry, a route or a slot component is shown. */
const conditionSchema = z.object({
  /** Shown only to tenants with this kind of home page. */
  homeModule: z.optional(z.enum(homeModules)),
  /** Shown only if `loginInfo.gamification` is 1. */
  gamification: z.optional(z.literal(true)),
  /**
   * Shown only while this flag of `menuFlags` is set. The session has its initial value, `menuFlagChanged` publishes
   * changes.
   */
  flag: z.optional(z.string()),
});

/** Path to a field of a reply, e.g. `node.title`. */
const fieldPathSchema = z.string().check(z.regex(/^\w+(\.\w+)*$/));

/**
 * Fields of a call's reply that make the first view of a page: the server shows them at once, in the shape of a title
 * with picture, text and cards, until the page itself is there. Texts are plain; a field that is missing is left out.
 */
const firstViewSchema = z.object({
  title: fieldPathSchema,
  picture: z.optional(fieldPathSchema),
  label: z.optional(fieldPathSchema),
  text: z.optional(fieldPathSchema),
  /** Lists of cards. The paths of a list are relative to it, those of a card to the card. */
  lists: z.optional(
    z.object({
      at: fieldPathSchema,
      title: fieldPathSchema,
      cards: fieldPathSchema,
      cardTitle: fieldPathSchema,
      cardPicture: fieldPathSchema,
    }),
  ),
});

/**
 * Prefetched call of a page or slot component: the shell sends it while the code is loading. It must be a read and
 * identical to the call in the code. `:name` in its path is a parameter of the route, or a field of the session's
 * viewer.
 */
const firstCallSchema = z.object({
  method: z.optional(z.enum(['GET', 'POST'])),
  /** Path relative to the API. */
  path: z.string().check(z.regex(/^\//)),
  body: z.optional(z.record(z.string(), z.unknown())),
  shows: z.optional(firstViewSchema),
});

/**
 * Start of a page that a module of the server knows, e.g. `content.sections-home`: it makes the page's first calls, also
 * those that depend on earlier replies, and shows the page's first view. An unknown name starts nothing.
 */
const pageStartSchema = z.string().check(z.regex(/^[a-z]+\.[a-z-]+$/));

/** Page of a remote. `path` is relative to the tenant's basename, in react-router syntax; case is ignored. */
const remoteRouteSchema = z.object({
  path: z.string(),
  /** Key in the remote's `pages`. */
  page: z.string(),
  title: z.string(),
  /**
   * `full`: with header, menu and footer. `wide`: the same, with the side menu behind the menu button (pages with a menu
   * of their own). `bare`: without all of them (viewers, players, running evaluation).
   */
  chrome: z._default(z.enum(['full', 'wide', 'bare']), 'full'),
  when: z.optional(conditionSchema),
  prefetch: z.optional(z.array(firstCallSchema)),
  start: z.optional(pageStartSchema),
});

const menuEntrySchema = z.object({
  id: z.string(),
  label: z.string(),
  /** Name of an icon in @shared-kit/ui. */
  icon: z.string(),
  /** Path relative to the tenant's basename. */
  to: z.string(),
  /** `main`: side menu. `bottom`: also the bottom menu on phones. `profile`: profile dropdown. */
  areas: z.array(z.enum(['main', 'bottom', 'profile'])),
  order: z.number(),
  when: z.optional(conditionSchema),
});

const slotFillerSchema = z.object({
  slot: z.string(),
  /** Key in the remote's `components`. */
  component: z.string(),
  order: z._default(z.number(), 100),
  when: z.optional(conditionSchema),
  /** Prefetched calls of a slot component that starts a page: the home page. */
  prefetch: z.optional(z.array(firstCallSchema)),
  start: z.optional(pageStartSchema),
});

/** Page that shows search results. */
const searchPageSchema = z.object({
  /** Path relative to the tenant's basename; `:searchValue` is replaced by the search text. */
  to: z.string().check(z.regex(/\/:searchValue$/)),
  /** Label of the search box, e.g. 'Buscar treinamentos e conteúdos'. */
  label: z.string(),
  /** Minimum number of characters of a search. */
  minLength: z._default(z.int().check(z.positive()), 1),
  maxLength: z._default(z.int().check(z.positive()), 300),
  when: z.optional(conditionSchema),
});

/** Manifest of a remote, written at build time; the shell renders menu and routes from it alone. */
export const remoteManifestSchema = z.object({
  /** Package and registry name, e.g. `mfe-store`. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)),
  /** Tenant module that switches it on and off. */
  module: z.string(),
  /** Version of the remote contract (`defineRemote`) that it implements. */
  contract: z.literal(1),
  routes: z.array(remoteRouteSchema),
  menu: z.array(menuEntrySchema),
  slots: z.array(slotFillerSchema),
  /** Its search page: the first one whose condition is met gives the header its search box (B2.3-20). */
  search: z.optional(searchPageSchema),
  /** Names of the events that it publishes and subscribes to. */
  emits: z.array(z.string()),
  listens: z.array(z.string()),
});

/** SRI hash by path relative to `baseUrl`, e.g. `{ 'remoteEntry.js': 'sha384-…' }`. */
const filesSchema = z.record(z.string(), z.string());

/**
 * Channel through which a tenant gets a release: the default, a trial, a version pinned for the tenant, or a
 * developer's machine.
 */
export const releaseChannels = ['stable', 'canary', 'pin', 'override'] as const;

/** Ed25519 over the canonical JSON of the release's signed fields; `key` names the public key in the composition. */
const signatureSchema = z.object({ key: z.string(), value: z.string() });

/** Published, immutable version of a remote. */
export const releaseSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Immutable address of the release's folder, with a trailing slash. */
  baseUrl: z.string(),
  /** Path of the federation entry relative to `baseUrl`. */
  entry: z.string(),
  /** Name of the federation container that the entry registers. */
  container: z.string(),
  /** `var`: the entry is a script that sets a global (webpack, Rspack). `module`: an ES module (Vite). */
  format: z._default(z.enum(['var', 'module']), 'var'),
  files: filesSchema,
  /** Files that the first render of a page needs, by page key, in order: script and style chunks. */
  preloads: z.record(z.string(), z.array(z.string())),
  manifest: remoteManifestSchema,
  channel: z._default(z.enum(releaseChannels), 'stable'),
  /** Missing only for releases outside the registry: a development build, an override. */
  signature: z.optional(signatureSchema),
});

/** Current composition of a tenant's portal. */
export const compositionSchema = z.object({
  /** Digest of all fields below; changes with each of them. */
  id: z._default(z.string(), ''),
  modules: z.array(z.string()),
  homeModule: z.enum(homeModules),
  /** Build of the shell; missing when it may change at any time (development). */
  shell: z.optional(z.string()),
  releases: z.array(releaseSchema),
  /** Last known good release of a remote, when it differs from the one in `releases`: loaded when that one fails. */
  fallbacks: z._default(z.array(releaseSchema), []),
  /** Public keys that a signature may name: raw Ed25519, base64url, by id. */
  keys: z._default(z.record(z.string(), z.string()), {}),
});

export type ModuleName = (typeof moduleNames)[number];
export type HomeModule = (typeof homeModules)[number];
export type Condition = z.infer<typeof conditionSchema>;
export type RemoteManifest = z.output<typeof remoteManifestSchema>;
/** Manifest as written in a remote's `manifest.ts`; fields with defaults may be omitted. */
export type RemoteManifestInput = z.input<typeof remoteManifestSchema>;
export type RemoteRoute = z.output<typeof remoteRouteSchema>;
export type FirstViewFields = z.output<typeof firstViewSchema>;
export type MenuEntry = z.output<typeof menuEntrySchema>;
export type SearchPage = z.output<typeof searchPageSchema>;
export type SlotFiller = z.output<typeof slotFillerSchema>;
export type ReleaseChannel = (typeof releaseChannels)[number];
export type Release = z.output<typeof releaseSchema>;
export type Composition = z.output<typeof compositionSchema>;
