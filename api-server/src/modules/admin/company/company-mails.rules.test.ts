import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mailFaults } from '@shared-kit/contracts/admin';
import { mailTemplates } from './company-mails.rules.ts';

const modules = join(import.meta.dirname, '../..');

test('every mail of the sources is on the page of mails', () => {
  const keys = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(modules, file), 'utf8').matchAll(/define(?:MailTemplate|Notice)\(\{\s*key: '([^']+)'/g),
    ])
    .map(([, key]) => key);
  expect(mailTemplates.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

test.each(mailTemplates.map((template) => [template.key, template] as const))(
  'the standard words of %s have every necessary placeholder and no other',
  (_, { placeholders, subject, text }) => {
    const offered = Object.entries(placeholders).map(([name, { isRequired = false }]) => ({ name, isRequired }));
    expect(mailFaults({ subject, text }, offered)).toEqual([]);
  },
);
