import { sectionPath } from '@shared-kit/contracts/content';
import { expect, expectAccessible, onEveryScreen, test } from '../../support/test.ts';

const sections = [
  'Documentos',
  'Para baixar',
  'Podcasts da rede',
  'Videoteca',
  'Quem ensina',
  'Diário da rede',
  'Novidades',
  'Escute agora',
  'Leituras rápidas',
  'De tudo um pouco',
  'Glossário do varejo',
  'Maratonas',
];

for (const section of sections) {
  test(`'${section}' is accessible and fits every screen`, async ({ actor }) => {
    const { page, open, session } = await actor('paula', 'sabermais');
    const found = session.menu.find(({ menuOption }) => menuOption.text === section);
    if (!found) throw new Error(`no section '${section}' in the menu`);
    await open(sectionPath(found));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await onEveryScreen(page, async () => expect(page.getByRole('main').getByRole('article').first()).toBeVisible());
    await expectAccessible(page);
  });
}
