/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import type { MenuSection } from '@shared-kit/contracts/identity';
import type { Composition, MenuEntry, Release } from '@shared-kit/contracts/delivery';
import { areaItems, bottomLinks, currentOf, menuGroups, sectionLinks } from './menu.rules.ts';
import type { MenuItem, MenuLink } from './menu.rules.ts';
import type { OwnEntry } from './own-entry.ts';

const conditions = {
  homeModule: 'blocks',
  id: '',
  fallbacks: [],
  keys: {},
  hasGamification: false,
  flags: new Set<string>(),
};

const entry = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label: id,
  icon: 'circle',
  to: `/${id}`,
  areas: ['main'],
  order: 50,
  ...more,
});

function composed(...menus: MenuEntry[][]): Composition {
  const releases = menus.map((menu, index): Release => {
    const manifest = {
      id: `mfe-${index}`,
      module: `m${index}`,
      contract: 1 as const,
      routes: [],
      menu,
      slots: [],
      emits: [],
      listens: [],
    };
    return {
      remote: `mfe-${index}`,
      version: '1',
      baseUrl: '/',
      entry: 'e.js',
      container: 'c',
      format: 'var',
      channel: 'stable',
      files: {},
      preloads: {},
      manifest,
    };
  });
  return { id: '', modules: [], homeModule: 'blocks', releases, fallbacks: [], keys: {} };
}

const section = (idSection: number, text: string, parentIdSection: number | null = null): MenuSection => ({
  idSection,
  idSectionType: 2,
  menuOption: {
    text,
    description: '',
    image: '',
    sectionTo: null,
    color: '',
    imageStyle: 'default',
    showText: true,
    parentIdSection,
    url: '',
  },
});

const home: OwnEntry = { id: 'home', label: 'Home', icon: 'home', areas: ['main', 'bottom'], order: 0, to: '/' };

const areaLinks = (
  area: 'main' | 'bottom' | 'profile',
  composition: Composition,
  known: typeof conditions,
  own: readonly OwnEntry[] = [home],
) => areaItems(area, composition, known, own);

const idsOf = (links: readonly MenuItem[]) => links.map(({ id }) => id);

describe('menus', () => {
  test('start with Home and keep the order of the manifests across remotes [B2.3-01]', () => {
    const composition = composed(
      [entry('loja', { order: 60 })],
      [entry('jornada', { order: 30 }), entry('agenda', { order: 90 })],
    );
    expect(areaLinks('main', composition, conditions)).toMatchObject([
      { label: 'Home', to: '/' },
      { id: 'jornada' },
      { id: 'loja' },
      { id: 'agenda' },
    ]);
  });

  test('stand at the side in groups that keep the order, without empty ones', () => {
    const entries = [entry('suporte', { order: 110 }), entry('perfil', { order: 70 }), entry('jornada', { order: 30 })];
    const items = areaLinks('main', composed(entries), conditions);
    expect(menuGroups(items).map(({ key, items: inGroup }) => [key, idsOf(inGroup)])).toEqual([
      ['start', ['home']],
      ['learning', ['jornada']],
      ['account', ['perfil']],
      ['administration', ['suporte']],
    ]);
  });

  test('contain only entries of their area', () => {
    const composition = composed([
      entry('loja', { areas: ['main', 'bottom'] }),
      entry('perfil', { areas: ['profile'] }),
    ]);
    expect(idsOf(areaLinks('bottom', composition, conditions))).toEqual(['home', 'loja']);
    expect(idsOf(areaLinks('profile', composition, conditions))).toEqual(['perfil']);
  });

  test('hide an entry while its condition does not hold', () => {
    const composition = composed([entry('solicitacoes', { when: { flag: 'journey.has-requests' } })]);
    expect(idsOf(areaLinks('main', composition, conditions))).toEqual(['home']);
    expect(idsOf(areaLinks('main', composition, { ...conditions, flags: new Set(['journey.has-requests']) }))).toEqual([
      'home',
      'solicitacoes',
    ]);
  });

  test("include the shell's entries among those of the manifests; an action has no link", () => {
    const run = jest.fn();
    const own: OwnEntry[] = [
      home,
      { id: 'tutorial', label: 'Tutorial', icon: 'help', areas: ['main'], order: 55, run },
    ];
    const items = areaLinks(
      'main',
      composed([entry('agenda', { order: 90 }), entry('jornada', { order: 30 })]),
      conditions,
      own,
    );
    expect(idsOf(items)).toEqual(['home', 'jornada', 'tutorial', 'agenda']);
    (items[2] as { run(): void }).run();
    expect(run).toHaveBeenCalledTimes(1);
    expect(currentOf(items, '/tutorial')).toBeUndefined();
  });

  test('use a default icon for an unknown one', () => {
    expect(areaLinks('main', composed([entry('x', { icon: 'unicorn' })]), conditions)[1]?.icon).toBe('circle');
  });

  test('link sections to their own pages; subsections are not at the top level', () => {
    expect(sectionLinks([section(7, 'Prevenção'), section(8, 'Interna', 7)])).toMatchObject([
      { label: 'Prevenção', to: '/prevencao/7' },
    ]);
  });

  test('keep subsections below their parent, and end at loops', () => {
    const many = Array.from({ length: 34 }, (_, index) =>
      section(100 + index, `Seção ${index}`, index < 2 ? null : 100 + (index % 2)),
    );
    const links = sectionLinks([...many, section(300, 'Laço', 301), section(301, 'Outro laço', 300)]);
    expect(links.map(({ label, below }) => [label, below?.length])).toEqual([
      ['Seção 0', 16],
      ['Seção 1', 16],
    ]);
    expect(currentOf(links, '/secao-3/103')).toBe('section-101');
    expect(currentOf(links, '/secao-0/100/')).toBe('section-100');
    expect(currentOf(links, '/laco/300')).toBeUndefined();
  });

  test('fill the bottom menu with entries whose labels fit', () => {
    const link = (label: string): MenuLink => ({ id: label, label, icon: 'circle', to: `/${label}` });
    const twice = { ...link('Outra entrada'), to: link('Home').to };
    expect(idsOf(bottomLinks([link('Home')], [], [twice]))).toEqual(['Home']);
    expect(idsOf(bottomLinks([link('Home')], [link('Atendimento que encanta')], [link('Meu histórico')]))).toEqual([
      'Home',
      'Meu histórico',
    ]);
  });

  test('limit the bottom menu to four links, filled with sections, then pages', () => {
    const link = (id: string): MenuLink => ({ id, label: id, icon: 'circle', to: `/${id}` });
    expect(
      idsOf(bottomLinks([link('home')], [link('s1')], [link('home'), link('p1'), link('p2'), link('p3')])),
    ).toEqual(['home', 's1', 'p1', 'p2']);
  });
});

describe('the current page', () => {
  const links: MenuLink[] = ['/', '/myJourney', '/myJourney/historic', '/lojinha'].map((to) => ({
    id: to,
    label: to,
    icon: 'circle',
    to,
  }));

  test.each([
    ['/', '/'],
    ['/lojinha', '/lojinha'],
    ['/LOJINHA/', '/lojinha'],
    ['/myjourney/historic', '/myJourney/historic'],
    ['/myJourney/certificates', '/myJourney'],
    ['/content/3', undefined],
  ])('the link of %s is %s', (pathname, to) => expect(currentOf(links, pathname)).toBe(to));
});
