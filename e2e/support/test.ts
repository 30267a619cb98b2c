import { test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { dayKey } from '@shared-kit/contracts/calendar';
import type { LoginSession } from '@shared-kit/contracts/identity';
import type { TenantName } from './accounts.ts';
import { Api } from './api.ts';
import { logInOnScreen } from './log-in.ts';
import { PageFaults } from './page-faults.ts';
import { portalOrigin, portalUrl } from './portal-address.ts';
import { screens } from './screens.ts';
import type { Screen } from './screens.ts';
import { logInByApi, storeSession, storedItems } from './sessions.ts';

interface ActorOptions {
  /** `api` (default): already logged in. `screen`: has just passed the login page. */
  readonly through?: 'api' | 'screen';
  readonly screen?: Screen;
  readonly colorScheme?: 'light' | 'dark';
  /** Gives the browser a touch screen. */
  readonly hasTouch?: boolean;
  /** Draws transitions and animations and rotates slides; without it the person prefers reduced motion. */
  readonly hasMotion?: boolean;
}

/** Demo person with a browser of their own. */
export interface Actor {
  readonly page: Page;
  /** API client of the same person. */
  readonly api: Api;
  readonly session: LoginSession;
  /** Opens a page of the tenant: `bruno.open('/store')`. A hanging request delays the load event; `commit` does not wait for it. */
  open(path: string, options?: { readonly waitUntil: 'commit' }): Promise<void>;
}

interface Visitor {
  readonly page: Page;
  readonly api: Api;
  open(path: string): Promise<void>;
}

interface Fixtures {
  /** Faults in all pages of the test; an unexpected one fails it. */
  readonly faults: PageFaults;
  actor(person: string, tenant: TenantName, options?: ActorOptions): Promise<Actor>;
  /** Visitor who is not logged in. */
  visitor(tenant: TenantName, options?: Omit<ActorOptions, 'through'>): Promise<Visitor>;
}

/** Portal that the test's people use. */
export interface PortalUnderTest {
  readonly origin: string;
  readonly dataDirectory: string;
}

interface WorkerFixtures {
  /** Portal that global-setup.ts has started; `ownPortalTest` replaces it with its own. */
  readonly portal: PortalUnderTest;
  sessionOf(person: string, tenant: TenantName): Promise<LoginSession>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => use({ origin: portalOrigin(), dataDirectory: process.env['PORTAL_DATA'] ?? '' }),
    { scope: 'worker' },
  ],

  /**
   * One API login per person, worker and UTC day: on a new day the first page gets a new token, and the old one ends a minute later. A test
   * that logs out or changes a password logs in through the screen, and ends other sessions only of a person whom no other test uses.
   */
  sessionOf: [
    async ({ playwright, portal }, use) => {
      const request = await playwright.request.newContext();
      const sessions = new Map<string, Promise<LoginSession>>();
      await use((person, tenant) => {
        const key = `${person}@${tenant} ${dayKey(new Date(), 'UTC')}`;
        const session = sessions.get(key) ?? logInByApi(request, person, tenant, portal.origin);
        sessions.set(key, session);
        return session;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],

  faults: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const faults = new PageFaults();
      await use(faults);
      base.expect(faults.unexpected, 'nothing may go wrong in the pages of a test').toEqual([]);
    },
    { auto: true },
  ],

  /** Created only for tests that use it or its page: actors and visitors have browsers of their own. */
  context: async ({ context, faults }, use) => {
    faults.watch(context);
    await use(context);
  },

  actor: async ({ browser, request, faults, sessionOf, portal: { origin } }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (person, tenant, options = {}) => {
      const {
        through = 'api',
        screen = 'desktop',
        colorScheme = 'light',
        hasTouch = false,
        hasMotion = false,
      } = options;
      const session =
        through === 'api' ? await sessionOf(person, tenant) : await logInByApi(request, person, tenant, origin);
      const context = await browser.newContext({
        viewport: screens[screen],
        colorScheme,
        hasTouch,
        ...(hasMotion ? { reducedMotion: 'no-preference' } : {}),
      });
      contexts.push(context);
      if (through === 'api') await storeSession(context, storedItems(session, tenant), origin);
      faults.watch(context);
      const page = await context.newPage();
      if (through === 'screen') await logInOnScreen(page, person, tenant, origin);
      return {
        page,
        api: new Api(request, tenant, session.token, origin),
        session,
        async open(path, options) {
          await page.goto(portalUrl(tenant, path, origin), options);
        },
      };
    });
    for (const context of contexts) await context.close();
  },

  visitor: async ({ browser, request, faults, portal: { origin } }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (tenant, { screen = 'desktop', colorScheme = 'light', hasMotion = false } = {}) => {
      const context = await browser.newContext({
        viewport: screens[screen],
        colorScheme,
        ...(hasMotion ? { reducedMotion: 'no-preference' } : {}),
      });
      contexts.push(context);
      faults.watch(context);
      const page = await context.newPage();
      return {
        page,
        api: new Api(request, tenant, undefined, origin),
        async open(path) {
          await page.goto(portalUrl(tenant, path, origin));
        },
      };
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';
export { expectNoSideScroll, expectWholeTable, onEveryScreen, screens } from './screens.ts';
export { portalOrigin, portalUrl } from './portal-address.ts';
