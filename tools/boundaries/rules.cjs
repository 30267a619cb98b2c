/**
 * Import rules (docs/architecture.md) for dependency-cruiser. Paths start at the workspace's root; workspace packages
 * appear as their source files. `fixture/` holds one breach of each rule, and boundaries.test.ts proves that each
 * breach is found.
 */
const remote = '^mfe-[^/]+';
const kit = '^shared-kit/[^/]+/src';
const server = '^api-server/src';
/** Tests, and the fixtures that several tests share. */
const test = '\\.(test|spec|fixtures)\\.tsx?$';

/** Folder of each part of the kit below `shared-kit`. The package.json of each package keeps the walls between packages as well. */
const kitParts = {
  contracts: 'contracts/src',
  events: 'runtime/src/events',
  api: 'runtime/src/api',
  realtime: 'runtime/src/realtime',
  session: 'runtime/src/session',
  state: 'runtime/src/state',
  'write-queue': 'runtime/src/write-queue',
  'page-preview': 'runtime/src/page-preview',
  offline: 'runtime/src/offline',
  tracking: 'runtime/src/tracking',
  router: 'runtime/src/router',
  federation: 'runtime/src/federation',
  theme: 'ui/src/theme',
  format: 'ui/src/format',
  forms: 'ui/src/forms',
  ui: 'ui/src/(?!theme/|format/|forms/)',
  html: 'media/src/html',
  'viewer-kind': 'media/src/viewer-kind',
  player: 'media/src/player',
  'content-labels': 'media/src/content-labels',
  'training-action': 'media/src/training-action',
  viewer: 'media/src/viewer',
};

/** Other parts of the kit that a part may import. */
const allowedParts = {
  contracts: [],
  theme: ['contracts'],
  format: ['contracts'],
  state: [],
  events: ['contracts'],
  api: ['contracts', 'state'],
  realtime: ['contracts', 'api'],
  session: ['contracts', 'api', 'events', 'realtime'],
  'write-queue': ['contracts', 'api', 'session'],
  'page-preview': ['contracts'],
  offline: ['contracts', 'api', 'session'],
  tracking: ['contracts', 'events', 'api', 'session', 'write-queue'],
  router: ['contracts', 'session'],
  federation: ['contracts', 'events', 'api', 'session', 'router', 'state'],
  ui: ['contracts', 'theme', 'format'],
  forms: ['contracts', 'format', 'api', 'session', 'ui', 'federation'],
  html: [],
  'viewer-kind': ['contracts'],
  player: ['contracts', 'theme', 'format', 'session', 'ui', 'html'],
  'content-labels': ['contracts', 'format', 'ui'],
  'training-action': ['contracts', 'format', 'api', 'session', 'ui'],
  viewer: [
    'contracts',
    'format',
    'api',
    'session',
    'router',
    'tracking',
    'write-queue',
    'ui',
    'html',
    'viewer-kind',
    'player',
    'federation',
    'content-labels',
  ],
};

const kitRules = Object.entries(allowedParts).map(([part, allowed]) => ({
  name: `kit-${part}`,
  comment: `The kit's ${part} may import ${allowed.join(', ') || 'no other part of the kit'}.`,
  severity: 'error',
  from: { path: `^shared-kit/${kitParts[part]}`, pathNot: test },
  to: { path: '^shared-kit/', pathNot: [part, ...allowed].map((name) => `^shared-kit/${kitParts[name]}`).join('|') },
}));

/**
 * Other areas that an area of the learning module may import. The order rules out cycles: an area names only areas
 * above it.
 */
const learningAreas = {
  core: [],
  'training-tree': ['core'],
  classes: ['core', 'training-tree'],
  enrolment: ['core', 'training-tree', 'classes'],
  'training-evaluations': ['core'],
  progress: ['core', 'training-tree', 'classes', 'enrolment', 'training-evaluations'],
  catalog: ['core', 'training-tree', 'classes', 'enrolment', 'training-evaluations', 'progress'],
  comments: ['core', 'training-tree', 'classes', 'enrolment', 'progress'],
  scorm: ['core', 'training-tree', 'enrolment', 'progress'],
  search: ['core', 'training-tree', 'catalog'],
  recommendations: ['core', 'training-tree', 'catalog'],
  topics: ['core'],
  'page-starts': [],
  'training-pages': ['core', 'training-tree', 'classes', 'enrolment', 'progress', 'catalog'],
  importing: ['core', 'classes', 'enrolment', 'training-evaluations', 'progress', 'scorm'],
};

const learning = `${server}/modules/learning`;

/** The same for the parts of learning/scorm; its routes reach all of them. */
const scormParts = {
  manifest: [],
  core: ['manifest'],
  sequencing: ['manifest', 'core'],
  visits: ['manifest', 'core', 'sequencing'],
  hosts: ['core'],
  attempts: ['core', 'sequencing'],
  packages: ['manifest', 'core', 'hosts', 'attempts'],
};

const areaRules = (folder, prefix, areas) =>
  Object.entries(areas).map(([area, allowed]) => ({
    name: `${prefix}-${area}`,
    comment: `${prefix}/${area} may import ${allowed.join(', ') || 'no other area'}.`,
    severity: 'error',
    from: { path: `${folder}/${area}/`, pathNot: `${test}|/test/` },
    to: {
      path: `${folder}/[^/]+/`,
      pathNot: `${folder}/(${[area, ...allowed].join('|')})/`,
    },
  }));

const learningRules = [
  ...areaRules(learning, 'learning', learningAreas),
  ...areaRules(`${learning}/scorm`, 'scorm', scormParts),
];

/** Packages that a remote reaches only through the kit: a second copy in a page is a second router, cache or theme. */
const behindTheKit = [
  'react-router',
  'react-router-dom',
  '@tanstack/[^/]+',
  'zustand',
  'react-hook-form',
  '@hookform/[^/]+',
  'radix-ui',
  '@radix-ui/[^/]+',
  'lucide-react',
  'video\\.js',
  'socket\\.io-client',
  'culori',
  '@module-federation/[^/]+',
].join('|');

const forbidden = [
  {
    name: 'apps-apart',
    comment: 'Apps never import apps: they meet through federation, slots, events and paths.',
    severity: 'error',
    from: { path: '^(host-shell|mfe-[^/]+|api-server)/' },
    to: { path: '^(host-shell|mfe-[^/]+|api-server|e2e|demo|bench)/', pathNot: '^$1/' },
  },
  {
    name: 'kit-knows-no-app',
    comment: 'The kit is below the apps.',
    severity: 'error',
    from: { path: '^shared-kit/' },
    to: { path: '^(host-shell|mfe-[^/]+|api-server|e2e|demo|bench)/' },
  },
  {
    name: 'build-tools-stay-out',
    comment: 'What runs in a browser or in the server never imports tools.',
    severity: 'error',
    from: { path: '^(host-shell|mfe-[^/]+|shared-kit/[^/]+|api-server)/src/' },
    to: { path: '^(tools|bench)/' },
  },
  {
    name: 'remote-is-the-top',
    comment: 'remote → pages → features → lib: nothing imports remote.tsx.',
    severity: 'error',
    from: { path: `${remote}/src/`, pathNot: `^mfe-[^/]+/src/dev/|${test}` },
    to: { path: `${remote}/src/remote\\.tsx$` },
  },
  {
    name: 'dev-page-stays-out',
    comment: 'The standalone page is for development alone.',
    severity: 'error',
    from: { path: `${remote}/src/`, pathNot: '^mfe-[^/]+/src/dev/' },
    to: { path: `${remote}/src/dev/` },
  },
  {
    name: 'features-know-no-page',
    comment: 'remote → pages → features → lib.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|host-shell)/src/features/', pathNot: test },
    to: { path: '^(mfe-[^/]+|host-shell)/src/(pages|routes)(/|\\.)' },
  },
  {
    name: 'features-apart',
    comment: "Features don't see each other: a page composes them, what two need goes to lib.",
    severity: 'error',
    from: { path: '^(mfe-[^/]+|host-shell)/src/features/([^/]+)/' },
    to: { path: '^(mfe-[^/]+|host-shell)/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'lib-is-the-bottom',
    comment: 'lib imports neither features nor pages.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+|host-shell)/src/lib/' },
    to: { path: '^(mfe-[^/]+|host-shell)/src/(features|pages|routes)(/|\\.)' },
  },
  {
    name: 'pages-apart',
    comment: 'A page is a chunk of its own: what two pages need is a feature or lib.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/pages/([^/.]+)' },
    to: { path: '^mfe-[^/]+/src/pages/.*\\.tsx$', pathNot: '^$1/src/pages/$2' },
  },
  {
    name: 'through-the-kit',
    comment: 'Router, query client, forms, theme and sockets reach a remote through the kit alone.',
    severity: 'error',
    from: { path: `${remote}/src/` },
    to: { path: `node_modules/(${behindTheKit})/` },
  },
  {
    name: 'shell-through-the-kit',
    comment: 'The shell too takes router and query client from the kit.',
    severity: 'error',
    from: { path: '^host-shell/src/' },
    to: {
      path: 'node_modules/(react-router|react-router-dom|@tanstack/[^/]+|@hookform/[^/]+|zustand|radix-ui|video\\.js|socket\\.io-client)/',
    },
  },
  {
    name: 'zod-mini',
    comment: 'zod/mini: the whole of zod is some 70 KB more.',
    severity: 'error',
    from: { path: '^(host-shell|mfe-[^/]+|shared-kit/[^/]+|api-server)/src/' },
    to: { path: 'node_modules/zod/(index|v4/classic/|v3/)' },
  },
  ...kitRules,
  {
    name: 'kit-by-specifier',
    comment: 'Between kit folders only @shared-kit/…: a relative path makes a second instance under federation.',
    severity: 'error',
    from: { path: '^shared-kit/(runtime|media)/src/([^/]+)/' },
    to: { path: '^shared-kit/', pathNot: '^shared-kit/$1/src/$2/', dependencyTypes: ['local'] },
  },
  {
    name: 'calendar-by-specifier',
    comment:
      'The calendar is a shared module: other contracts import it by its specifier, so that a page has one copy.',
    severity: 'error',
    from: { path: '^shared-kit/contracts/src/', pathNot: '^shared-kit/contracts/src/calendar/' },
    to: { path: '^shared-kit/contracts/src/calendar/', dependencyTypes: ['local'] },
  },
  {
    name: 'ui-part-by-specifier',
    comment: 'overlays and toast are shared modules of their own: they take the rest of ui by its specifier.',
    severity: 'error',
    from: { path: '^shared-kit/ui/src/(overlays|toast|gallery|theme|format|forms)/' },
    to: { path: '^shared-kit/ui/src/', pathNot: '^shared-kit/ui/src/($1|lib)/', dependencyTypes: ['local'] },
  },
  {
    name: 'kit-has-a-front-door',
    comment: 'A kit folder is entered by its index, and its cases for several runners by the index of its test folder.',
    severity: 'error',
    from: { path: '^(host-shell|mfe-[^/]+|api-server|e2e)/' },
    to: { path: `${kit}/`, pathNot: `${kit}/index\\.ts$|${kit}/[^/]+/(test/)?index\\.ts$|\\.css$` },
  },
  {
    name: 'kit-test-in-tests',
    comment: '@shared-kit/testing is for tests.',
    severity: 'error',
    from: {
      path: '^(host-shell|mfe-[^/]+|shared-kit/[^/]+)/src/',
      pathNot: `${test}|^shared-kit/testing/|/src/dev/|/src/test/`,
    },
    to: { path: '^shared-kit/testing/' },
  },
  {
    name: 'server-takes-contracts',
    comment: 'From the kit the server takes contracts alone.',
    severity: 'error',
    from: { path: '^api-server/' },
    to: { path: '^shared-kit/', pathNot: '^shared-kit/contracts/' },
  },
  {
    name: 'modules-by-index',
    comment: 'A module of the server is entered by its index.',
    severity: 'error',
    from: { path: `${server}/modules/([^/]+)/` },
    to: {
      path: `${server}/modules/([^/]+)/`,
      pathNot: `${server}/modules/($1/|[^/]+/index\\.ts$|[^/]+/test/|[^/]+/[^/]+/test/)`,
    },
  },
  {
    name: 'platform-knows-no-module',
    comment: 'platform is below the modules, the portal and the content origin.',
    severity: 'error',
    from: { path: `${server}/platform/`, pathNot: test },
    to: { path: `${server}/(modules|portal|content-origin)/` },
  },
  {
    name: 'learning-has-areas',
    comment: 'Outside the areas, learning has only its index, routes and session part: a new file belongs to an area.',
    severity: 'error',
    from: {
      path: `${learning}/[^/]+\\.ts$`,
      pathNot: `${learning}/(index|learning\\.routes|learning-session\\.service|learning\\.tables)\\.ts$`,
    },
    to: {},
  },
  ...learningRules,
  {
    name: 'pages-enter-modules-by-index',
    comment: 'The portal and the content origin enter a module by its index.',
    severity: 'error',
    from: { path: `${server}/(portal|content-origin)/`, pathNot: test },
    to: { path: `${server}/modules/`, pathNot: `${server}/modules/[^/]+/index\\.ts$` },
  },
  {
    name: 'routes-are-the-top',
    comment: 'routes → service → repository.',
    severity: 'error',
    from: { path: `${server}/modules/.*\\.(service|repository|policy|rules|presenter)\\.ts$` },
    to: { path: `${server}/modules/.*\\.routes\\.ts$` },
  },
  {
    name: 'repository-is-the-bottom',
    comment: 'routes → service → repository.',
    severity: 'error',
    from: { path: `${server}/modules/.*\\.repository\\.ts$` },
    to: { path: `${server}/modules/.*\\.(service|policy|presenter)\\.ts$` },
  },
  {
    name: 'rules-are-pure',
    comment: 'Rules decide on what they are given: no database, no service, no framework.',
    severity: 'error',
    from: { path: '\\.rules\\.ts$' },
    to: {
      path: `${server}/.*\\.(repository|service|routes|queries|adapter|plugin)\\.ts$|${server}/platform/database/|node_modules/(kysely|fastify|react|react-dom)/`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'server-test-in-tests',
    comment: 'The factories and the test app are for tests.',
    severity: 'error',
    from: { path: `${server}/`, pathNot: `${test}|/test/` },
    to: { path: `${server}/test/` },
  },
  {
    name: 'no-test-imports',
    comment: 'Tests are imported by nobody.',
    severity: 'error',
    from: {},
    to: { path: '\\.(test|spec)\\.tsx?$' },
  },
  {
    name: 'fixtures-in-tests',
    comment: 'Fixtures are for tests.',
    severity: 'error',
    from: { pathNot: `${test}|/test/` },
    to: { path: '\\.fixtures\\.tsx?$' },
  },
  {
    name: 'e2e-from-outside',
    comment:
      'Browser tests know the portal by its addresses and contracts alone. Their fixtures are remotes, and take what remotes take.',
    severity: 'error',
    from: { path: '^e2e/', pathNot: '^e2e/fixtures/' },
    to: { path: '^(host-shell|mfe-[^/]+|api-server|shared-kit)/', pathNot: '^shared-kit/contracts/' },
  },
  {
    name: 'no-circles',
    comment: 'Two modules that need each other are one, or lack a third. Type-only imports count as well.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'What is imported exists and is declared.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build)/|\\.module\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
      mainFields: ['module', 'main'],
    },
  },
};
