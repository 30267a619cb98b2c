import { freshDemoData } from '../lib/demo-data.ts';
import { readDemoTenants } from '../lib/demo-tenants.ts';
import type { DemoTenant } from '../lib/demo-tenants.ts';
import { logIn, pageStart } from '../lib/page-start.ts';
import type { OpenedPage, PageStart, Visitor } from '../lib/page-start.ts';
import { freePortPair } from '../lib/ports.ts';
import { startPortal } from '../lib/portal.ts';
import type { Outcome, SuiteContext } from './suite.ts';
import { passed, sum } from './suite.ts';

const kilobyte = 1024;

const limit = (documentKb: number, scripts: number, scriptKb: number): PageStart => ({
  documentBytes: documentKb * kilobyte,
  scripts,
  scriptBytes: scriptKb * kilobyte,
});

interface PageBudget extends PageStart {
  readonly name: string;
  readonly tenant: string;
  readonly person?: string;
  readonly path: string | ((origin: string, visitor: Visitor) => Promise<string>);
  /** Limit of the administration's own scripts and styles; pages of learners load none of them. */
  readonly administrationBytes?: number;
}

const administration = 'mfe-admin';

/**
 * Limits of what a page starts with, compressed as for Chromium (Zstandard for documents with data, Brotli for the rest), on
 * a browser that has nothing cached. The goals are 150 KB of script and 14 KB of document; a limit above them is what has
 * been reached, rounded up. A document carries the replies of the page's first calls and its first view: 2 to 8 KB of a
 * home, a section or the store, most of which the page then does not request.
 */
const budgets: readonly PageBudget[] = [
  { name: 'login', tenant: 'aurora', path: '/login', ...limit(24, 2, 117) },
  { name: 'home of blocks', tenant: 'aurora', person: 'carla', path: '/', ...limit(31, 9, 216) },
  { name: 'home of sections', tenant: 'sabermais', person: 'carla', path: '/', ...limit(34, 5, 200) },
  { name: 'training', tenant: 'aurora', person: 'bruno', path: training, ...limit(29, 10, 225) },
  { name: 'store', tenant: 'sabermais', person: 'carla', path: '/lojinha', ...limit(36, 5, 195) },
  ...['/admin', '/admin/pessoas'].map((path) => ({
    name: `administration at ${path}`,
    tenant: 'aurora',
    person: 'joao',
    path,
    ...limit(34, 12, 290),
    administrationBytes: 120 * kilobyte,
  })),
  { name: 'section', tenant: 'sabermais', person: 'carla', path: section, ...limit(31, 5, 196) },
];

/** Measures the main pages of the demo tenants on a portal of its own. */
export async function pageBudgets({ note }: Pick<SuiteContext, 'note'>): Promise<Outcome> {
  const portal = await startPortal({ port: await freePortPair(), dataDirectory: await freshDemoData() });
  try {
    const tenants = readDemoTenants();
    const outcomes: Outcome[] = [];
    for (const budget of budgets) {
      const tenant = tenants.find(({ segment }) => segment === budget.tenant);
      if (!tenant) throw new Error(`no tenant ${budget.tenant}`);
      const start = await measured(portal.origin, tenant, budget);
      note(
        `${budget.name}: ${inWords(start)}, ${kilobytes(start.remoteBytes[administration] ?? 0)} of the administration`,
      );
      outcomes.push(within(budget, start));
    }
    return sum(outcomes);
  } finally {
    portal.stop();
    await portal.ended;
  }
}

async function measured(origin: string, tenant: DemoTenant, { person, path }: PageBudget): Promise<OpenedPage> {
  const visitor = person === undefined ? undefined : await logIn(origin, tenant, person);
  const base = `/${tenant.segment}`;
  const own = typeof path === 'string' || !visitor ? path : await path(origin + base, visitor);
  return pageStart(origin, base + String(own), visitor);
}

/** Returns the address of the person's first training. */
async function training(base: string, { token, idUser }: Visitor): Promise<string> {
  const url = `${base}/api/learning/students/${idUser}/enrollments-in-progress`;
  const reply = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
  return `/level/${/"idEnrollment":(\d+)/.exec(reply)?.[1]}`;
}

async function section(_: string, { sections }: Visitor): Promise<string> {
  return `/secao/${sections[0]}`;
}

function within(budget: PageBudget, start: OpenedPage): Outcome {
  const own = start.remoteBytes[administration] ?? 0;
  const isOver =
    start.documentBytes > budget.documentBytes ||
    start.scripts > budget.scripts ||
    start.scriptBytes > budget.scriptBytes;
  const faults = [
    ...(isOver ? [`${budget.name} has ${inWords(start)}; the budget is ${inWords(budget)}`] : []),
    ...(own > (budget.administrationBytes ?? 0)
      ? [
          `${budget.name} loads ${kilobytes(own)} of the administration; the budget is ${kilobytes(budget.administrationBytes ?? 0)}`,
        ]
      : []),
    ...(budget.administrationBytes !== undefined && own === 0 ? [`${budget.name} loads no administration`] : []),
  ];
  return faults.length === 0 ? passed(1) : { passed: 0, failed: 1, faults };
}

const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;

function inWords({ documentBytes, scripts, scriptBytes }: PageStart): string {
  return `a document of ${kilobytes(documentBytes)} and ${kilobytes(scriptBytes)} of script in ${scripts} files`;
}
