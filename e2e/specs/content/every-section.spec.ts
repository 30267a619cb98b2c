import { expect, test } from '../../support/test.ts';

const types = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 19, 20, 21, 25, 31, 32, 33, 36, 38, 43, 45, 48, 49, 52, 58, 59, 60,
  61,
];

test(
  'the demo has a section of every type, and all of them are available',
  { tag: ['@A2s-01', '@A2s-02'] },
  async ({ actor }) => {
    test.slow();
    const { page, open, session } = await actor('paula', 'sabermais');
    expect(types.filter((type) => !session.menu.some(({ idSectionType }) => idSectionType === type))).toEqual([]);
    for (const type of types) {
      const section = session.menu.find(({ idSectionType }) => idSectionType === type);
      await open(`/secao/${section?.idSection}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), `type ${type}`).toBeVisible();
      await expect(page.getByText('Seção não disponível'), `type ${type}`).toHaveCount(0);
    }
  },
);
