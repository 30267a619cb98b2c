import type { TenantName } from '../../support/accounts.ts';
import { expectLargeTargets } from '../../support/targets.ts';
import { expect, test } from '../../support/test.ts';
import { sectionCalled } from '../content/in-practice.ts';
import { enrollmentIn } from '../learning/learner.ts';
import { levelPath } from '@shared-kit/contracts/learning';
import { sectionPath } from '@shared-kit/contracts/content';
import type { Actor } from '../../support/test.ts';

type Place = (actor: Actor) => Promise<string> | string;

/** Main pages by their addresses; an address may depend on the person's menu or enrolments. */
const pages: Readonly<Partial<Record<TenantName, { person: string; places: Readonly<Record<string, Place>> }>>> = {
  aurora: {
    person: 'bruno',
    places: {
      home: () => '/',
      catalog: () => '/catalog/seguranca',
      training: async (actor) => levelPath(await enrollmentIn(actor, 'LGPD na prática')),
      journey: () => '/myJourney',
      history: () => '/myJourney/history',
      campaigns: () => '/myJourney/gamification',
      'external courses': () => '/myJourney/externalCourses',
      calendar: () => '/calendar',
      profile: () => '/perfil',
    },
  },
  sabermais: {
    person: 'juliana.martins',
    places: {
      home: () => '/',
      section: (actor) => sectionPath(sectionCalled(actor, 'Atendimento que encanta')),
      document: (actor) => sectionPath(sectionCalled(actor, 'Manuais da loja')),
      chat: (actor) => sectionPath(sectionCalled(actor, 'Bate-papo da rede')),
      people: (actor) => sectionPath(sectionCalled(actor, 'Pessoas da rede')),
      store: () => '/lojinha',
      cart: () => '/cartlojinha',
      orders: () => '/pedidoslojinha',
      messages: () => '/messages',
      profile: () => '/perfil',
    },
  },
};

for (const [tenant, { person, places }] of Object.entries(pages) as [
  TenantName,
  NonNullable<(typeof pages)[TenantName]>,
][]) {
  test(`controls of the main pages of ${tenant} are at least 44 px large on a phone`, async ({ actor }) => {
    test.slow();
    const found = await actor(person, tenant, { screen: 'phone', hasTouch: true });
    for (const [name, place] of Object.entries(places)) {
      await test.step(name, async () => {
        await found.open(await place(found));
        await expect(found.page.getByRole('main').getByRole('heading').first()).toBeAttached();
        await found.page.waitForLoadState('networkidle');
        // Links of a document are as large as its author drew them.
        await expectLargeTargets(found.page, { without: ['.annotationLayer'] });
      });
    }
  });
}
