import { menuFlags } from '@shared-kit/contracts/delivery';
import { ownPortalTest as test } from '../../support/own-portal.ts';
import { buildOf, writeVariant } from '../../support/release-variant.ts';
import { expect } from '../../support/test.ts';

test.describe.configure({ mode: 'default' });

const VERSION = '9.0.0-menus';
const entry = (id: string, label: string, flag: string, order: number) => ({
  id,
  label,
  icon: 'circle',
  to: `/myJourney/${id}`,
  areas: ['main' as const],
  order,
  when: { flag },
});

test(
  'a menu entry with a flag shows only to people for whom the server sets the flag',
  { tag: ['@B2.3-07', '@B2.3-08'] },
  async ({ actor, azulejo }, testInfo) => {
    const build = writeVariant(buildOf('mfe-journey'), testInfo.outputPath('mfe-journey'), {
      version: VERSION,
      manifest: (manifest) => ({
        ...manifest,
        menu: [
          ...manifest.menu.filter(({ when }) => when?.flag === undefined),
          entry('impactEvaluation', 'Avaliações de impacto', menuFlags.hasImpactEvaluations, 52),
          entry('gamification', 'Campanhas e Gamificação', menuFlags.isInCampaign, 54),
          entry('externalCourse', 'Cursos externos', menuFlags.externalCourses, 56),
          entry('calendar', 'Agenda', menuFlags.hasSchedule, 58),
        ],
      }),
    });
    await azulejo('remote', 'publish', build);
    await azulejo('remote', 'promote', `mfe-journey@${VERSION}`);

    const entriesOf = async (person: string, tenant: 'aurora' | 'horizonte') => {
      const { page, open } = await actor(person, tenant);
      await open('/myJourney');
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await expect(menu.getByRole('link', { name: 'Meus certificados' })).toBeVisible();
      const names = await menu.getByRole('link').allInnerTexts();
      return names.filter((name) =>
        ['Avaliações de impacto', 'Campanhas e Gamificação', 'Cursos externos', 'Agenda'].includes(name),
      );
    };
    // Bruno is in a campaign, Fábio in none. Horizonte has neither campaigns nor external courses, and only Bruno has a class there. Impact
    // evaluations have a test of their own.
    expect(await entriesOf('bruno', 'aurora')).toEqual(['Campanhas e Gamificação', 'Cursos externos', 'Agenda']);
    expect(await entriesOf('fabio', 'aurora')).toEqual(['Cursos externos', 'Agenda']);
    expect(await entriesOf('bruno', 'horizonte')).toEqual(['Agenda']);
    expect(await entriesOf('carla', 'horizonte')).toEqual([]);
  },
);
