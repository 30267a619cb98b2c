import {
  adminPeopleOfGroupPath,
  adminPersonPath,
  adminScormContentPath,
  adminScormHostsPath,
  adminScormPreviewPath,
  adminTrainingEnrolmentsPath,
  adminTrainingImportsPath,
} from '@shared-kit/contracts/admin';
import type { AccountState, AdminRight, FoundContent, ScormContent } from '@shared-kit/contracts/admin';
import { contentPath } from '@shared-kit/contracts/content';
import { companySections } from '../company-frame/company-sections.rules.ts';
import { folded } from '../folded.rules.ts';
import { labels } from './labels.ts';

/** Maximum number of commands of one kind. */
const SHOWN = 6;

/** Effect of a command: opens a page, or mails somebody the link to choose a password. */
export type CommandTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'send-link'; readonly idPerson: number; readonly name: string };

export interface Command {
  readonly key: string;
  readonly group: keyof typeof labels.groups;
  readonly label: string;
  readonly hint?: string;
  readonly target: CommandTarget;
}

interface Found {
  readonly text: string;
  readonly rights: readonly AdminRight[];
  readonly places: readonly { readonly to: string; readonly label: string }[];
  readonly people: readonly {
    readonly idPerson: number;
    readonly name: string;
    readonly department: string;
    readonly state: AccountState;
  }[];
  readonly trainings: readonly { readonly idTraining: number; readonly title: string }[];
  readonly packages: readonly (Pick<ScormContent, 'idContentItem' | 'title' | 'state'> & {
    readonly trainings: readonly string[];
  })[];
  readonly groups: readonly { readonly idGroup: number; readonly name: string }[];
  readonly contents: readonly FoundContent[];
}

/** Returns what can be opened or done for a text, in the order in which it is shown. Without a text, the pages. */
export function commandsFor({ text, rights, places, people, trainings, packages, groups, contents }: Found): Command[] {
  const wanted = folded(text);
  const matches = (name: string) => folded(name).includes(wanted);
  const pages = places
    .filter(({ label }) => matches(label))
    .map(({ to, label }): Command => page('pages', { key: to, label, path: to }));
  if (wanted === '') return pages;
  const hosts = page('pages', { key: adminScormHostsPath, label: labels.hosts, path: adminScormHostsPath });
  const importTraining = page('actions', {
    key: adminTrainingImportsPath,
    label: labels.importTraining,
    path: adminTrainingImportsPath,
  });
  return [
    ...people.map(({ idPerson, name, department }) =>
      page('people', { key: String(idPerson), label: name, hint: department, path: adminPersonPath(idPerson) }),
    ),
    ...people.flatMap((person) => actionsFor(person, rights)),
    ...trainings
      .filter(({ title }) => matches(title))
      .slice(0, SHOWN)
      .map(({ idTraining, title }) =>
        page('trainings', { key: String(idTraining), label: title, path: adminTrainingEnrolmentsPath(idTraining) }),
      ),
    ...packages
      .filter(({ title, trainings: titles }) => [title, ...titles].some(matches))
      .slice(0, SHOWN)
      .flatMap((one) => commandsOfPackage(one, rights)),
    ...contents
      .filter(({ idContentItem }) => !packages.some((one) => one.idContentItem === idContentItem))
      .map(({ idContentItem, title, idSection, section }) =>
        page('contents', {
          key: String(idContentItem),
          label: title,
          hint: section,
          path: contentPath(idContentItem, idSection),
        }),
      ),
    ...groups
      .filter(({ name }) => matches(name))
      .slice(0, SHOWN)
      .map(({ idGroup, name }) =>
        page('groups', { key: String(idGroup), label: name, path: adminPeopleOfGroupPath(idGroup) }),
      ),
    ...pages,
    ...settingsFor(rights, pages, matches),
    ...(rights.includes('trainings.read') && matches(labels.hosts) ? [hosts] : []),
    ...(rights.includes('trainings.edit') && matches(labels.importTraining) ? [importTraining] : []),
  ];
}

/** Returns the settings of the company by name and by what they hold; those that are pages of the menu once. */
function settingsFor(
  rights: readonly AdminRight[],
  pages: readonly Command[],
  matches: (text: string) => boolean,
): Command[] {
  return companySections(rights)
    .filter(({ label, holds }) => matches(labels.setting(label)) || matches(holds))
    .map(({ to, label, holds }) => page('pages', { key: to, label: labels.setting(label), hint: holds, path: to }))
    .filter(({ key }) => !pages.some((one) => one.key === key));
}

function commandsOfPackage(
  { idContentItem, title, trainings, state }: Found['packages'][number],
  rights: readonly AdminRight[],
): Command[] {
  const hint = trainings.join(', ');
  const preview = page('packages', {
    key: `preview:${idContentItem}`,
    label: labels.previewPackage(title),
    path: adminScormPreviewPath(idContentItem),
  });
  return [
    page('packages', { key: String(idContentItem), label: title, hint, path: adminScormContentPath(idContentItem) }),
    ...(rights.includes('scorm.edit') && state === 'ready' ? [preview] : []),
  ];
}

function actionsFor({ idPerson, name, state }: Found['people'][number], rights: readonly AdminRight[]): Command[] {
  const sendLink: Command = {
    key: `actions:link:${idPerson}`,
    group: 'actions',
    label: labels.sendLink(name),
    target: { kind: 'send-link', idPerson, name },
  };
  const enrol = page('actions', {
    key: `enrol:${idPerson}`,
    label: labels.enrol(name),
    path: adminPersonPath(idPerson, 'inscricoes'),
  });
  return [
    ...(rights.includes('people.access') && state !== 'inactive' ? [sendLink] : []),
    ...(rights.includes('enrolments.edit') ? [enrol] : []),
  ];
}

function page(
  group: Command['group'],
  { key, label, hint, path }: { key: string; label: string; hint?: string; path: string },
): Command {
  const command = { key: `${group}:${key}`, group, label, target: { kind: 'page', path } } as const;
  return hint === undefined || hint === '' ? command : { ...command, hint };
}
