import type { PackageTraining } from '@shared-kit/contracts/admin';
import { stringify } from 'yaml';

/** Name of the package in its folder. */
export const PACKAGE_FILE = 'pacote.zip';

/** Home of the company, which lists trainings of a company without catalogs. */
const HOME = 'home';

/** Key of the certificate that a company without one gets. */
const CERTIFICATE = 'certificado';

/** Returns the code of the training of a package: the same title is the same training. */
export function packageCode(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return words === '' ? 'scorm' : `scorm-${words}`;
}

/**
 * Returns the documents of an importer's folder that make a training of a SCORM package, by file.
 *
 * @param ownCertificate key of the company's first certificate; without one the documents bring one
 */
export function packageDocuments(
  training: PackageTraining,
  ownCertificate: string | undefined,
): ReadonlyMap<string, string> {
  const code = packageCode(training.title);
  // An import that an older server has checked has none.
  const { validMonths = null } = training;
  const certificate = training.givesCertificate ? (ownCertificate ?? CERTIFICATE) : undefined;
  const files = new Map<string, unknown>([
    [
      `content/${code}.yaml`,
      { items: [{ key: code, type: 'scorm', text: training.title, location: `/${PACKAGE_FILE}` }] },
    ],
    [
      `learning/${code}.yaml`,
      {
        code,
        catalog: training.catalog ?? HOME,
        title: training.title,
        workload: training.workload,
        ...(validMonths === null ? {} : { validFor: `${validMonths} months` }),
        blocks: [{ type: 'List', title: 'Conteúdo do treinamento', elements: [{ content: code, mandatory: true }] }],
        classes: [
          {
            key: `${code}-aberta`,
            name: 'Turma aberta',
            needsApproval: training.needsApproval,
            ...(certificate === undefined ? {} : { certificate }),
          },
        ],
      },
    ],
  ]);
  if (certificate !== undefined && ownCertificate === undefined) files.set('journey.yaml', firstCertificate);
  return new Map([...files].map(([file, document]) => [file, stringify(document)]));
}

const firstCertificate = {
  certificates: [
    {
      key: CERTIFICATE,
      name: 'Certificado de conclusão',
      heading: 'Certificado',
      body: 'concluiu o treinamento **{treinamento}**, realizado {periodo}[, com carga horária de {carga}][ e aproveitamento de {nota}].',
    },
  ],
};
