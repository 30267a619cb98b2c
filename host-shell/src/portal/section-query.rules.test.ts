import type { MenuSection } from '@shared-kit/contracts/identity';
import { sectionOfQuery } from './section-query.rules.ts';

const menu = [{ idSection: 12 }] as MenuSection[];

test.each([
  ['/videos', '?idSection=12', '/videos/12'],
  ['/videos/', '?de=email&idSection=12', '/videos/12?de=email'],
  ['/videos', '?idSection=13', undefined],
  ['/videos', '?idSection=12x', undefined],
  ['/videos', '', undefined],
  ['/videos/9', '?idSection=12', undefined],
])('%s%s is the section %s [A2r-16]', (pathname, search, path) =>
  expect(sectionOfQuery({ pathname, search }, menu)).toBe(path),
);
