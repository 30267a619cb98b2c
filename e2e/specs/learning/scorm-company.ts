import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Company whose only training has one package for each case. */
export const COMPANY = 'licoes';
export const CASES_TRAINING = 'casos';
export const people = ['lia', 'leo'] as const;
export const password = 'Chave-larga-42';

/** Key and title of the content with the package of this case. */
export const keyOfCase = (at: number): string => `pacote-${at}`;

/** Lesson that finds its API and makes only the calls that the test says. */
const silentLesson = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Lição</title><h1>Lição</h1><script>
let at = window; while (!at.API && !at.API_1484_11 && at !== at.parent) at = at.parent;
window.api = at.API ?? at.API_1484_11; window.hasStarted = api !== undefined;
</script></html>`;

/** Lesson that starts its API and then does what the test says. */
const lesson = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Lição</title><h1>Lição</h1><script>
let at = window; while (!at.API_1484_11 && at !== at.parent) at = at.parent;
window.api = at.API_1484_11; window.hasStarted = api.Initialize('') === 'true';
</script></html>`;

export interface CasePackage {
  readonly manifest: string;
  readonly startsItself: boolean;
}

/**
 * Writes the folder of the company, as an operator imports it.
 * @param packages manifest of the package of each case, and whether its lesson starts the API by itself
 * @returns the folder; the caller removes it
 */
export function companyWithPackages(packages: readonly CasePackage[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-licoes-'));
  const write = (path: string, text: string | readonly string[]): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), typeof text === 'string' ? text : text.join('\n'));
  };
  write('media/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><text y="28">L</text></svg>');
  write('tenant.yaml', [
    `key: ${COMPANY}`,
    'demonstration: true',
    'name: Oficina das Lições',
    'host: localhost',
    ...['segment', 'bucket', 'path', 'acronym'].map((name) => `${name}: ${COMPANY}`),
    'company: { id: 991, name: Oficina das Lições Ltda. }',
    'homeModule: blocks',
    'modules: [content, learning, evaluations, journey, notifications, admin]',
    "theme: { primaryColor: '#1F4E5F', secondaryColor: '#F2A541', thirdColor: '#79A8A9', fourthColor: '#AACFD0' }",
    'appearance: { logo: media/logo.svg }',
  ]);
  write('people.yaml', [
    `defaultPassword: ${password}`,
    'people:',
    ...people.map(
      (name) => `  - { key: ${name}, name: ${name} Prado, username: ${name}, email: ${name}@licoes.com.br }`,
    ),
  ]);
  const keys = packages.map((_, at) => keyOfCase(at));
  for (const [at, { manifest, startsItself }] of packages.entries()) {
    write(`learning/scorm/${keyOfCase(at)}/imsmanifest.xml`, withOwnObjectives(manifest, `c${at}.`));
    write(`learning/scorm/${keyOfCase(at)}/licao.html`, startsItself ? lesson : silentLesson);
  }
  write('content/scorm.yaml', [
    'items:',
    ...keys.map((key) => `  - { key: ${key}, type: scorm, text: ${key}, location: ../learning/scorm/${key}/ }`),
  ]);
  write('learning.yaml', [
    'home: { title: Home, blocks: [] }',
    'catalogs: [{ code: catalogo, title: Treinamentos, blocks: [] }]',
  ]);
  write(`learning/${CASES_TRAINING}.yaml`, [
    `code: ${CASES_TRAINING}`,
    'catalog: catalogo',
    'title: Casos',
    'selfEnrollment: true',
    'blocks:',
    `  - { type: List, elements: [${keys.map((key) => `{ content: ${key} }`).join(', ')}] }`,
  ]);
  return folder;
}

export const removeCompany = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Global objectives and stores belong to the learner, not to the package, so that each case has names of its own. */
function withOwnObjectives(manifest: string, prefix: string): string {
  return manifest.replaceAll(/\b(targetObjectiveID|targetID)="([^"]+)"/g, `$1="${prefix}$2"`);
}

/** Takes that prefix away from what a lesson reads. */
export const withoutPrefix = (text: string): string => text.replace(/^c\d+\./, '');
