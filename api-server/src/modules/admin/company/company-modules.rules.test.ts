import type { Release } from '@shared-kit/contracts/delivery';
import { companyModules, moduleLock, versionOfModules } from './company-modules.rules.ts';

const store = {
  manifest: {
    module: 'store',
    menu: [
      { label: 'Lojinha' },
      { label: 'Lojinha' },
      { label: 'Vitrine', when: { homeModule: 'sections' } },
      { label: 'Ofertas', when: { homeModule: 'blocks' } },
    ],
    routes: [{ title: 'Carrinho' }, { title: 'Pedidos' }],
  },
} as unknown as Release;

test('names menu entries and pages of a module once, as the home of the company has them', () => {
  const modules = companyModules({
    known: ['store'],
    states: { store: true },
    edited: ['modules.store'],
    offered: null,
    releases: [store],
    homeModule: 'blocks',
  });
  expect(modules.find(({ module }) => module === 'store')).toEqual({
    module: 'store',
    isOn: true,
    lock: null,
    isEdited: true,
    isHome: false,
    menu: ['Lojinha', 'Ofertas'],
    pages: ['Carrinho', 'Pedidos'],
  });
  expect(modules.filter(({ isHome }) => isHome).map(({ module }) => module)).toEqual(['learning']);
});

test('locks the administration, and what the contract leaves out while it is off', () => {
  expect(moduleLock({ module: 'admin', isOn: true, offered: null })).toBe('administration');
  expect(moduleLock({ module: 'store', isOn: false, offered: ['learning'] })).toBe('not-offered');
  expect(moduleLock({ module: 'store', isOn: true, offered: ['learning'] })).toBeNull();
  expect(moduleLock({ module: 'store', isOn: false, offered: null })).toBeNull();
});

test('the version depends on which modules are on, not on their order or on those that were never switched', () => {
  expect(versionOfModules({ a: true, b: true, c: false })).toBe(versionOfModules({ b: true, a: true }));
  expect(versionOfModules({ a: true })).not.toBe(versionOfModules({ a: true, b: true }));
});
