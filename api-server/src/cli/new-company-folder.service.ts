import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

export interface NewCompany {
  readonly key: string;
  readonly name: string;
  readonly host: string;
  /** First part of the path; empty where the host alone is the address. */
  readonly segment: string;
  /** Number of the company, which nobody else has. */
  readonly idCompany: number;
  /** True for an invented company, which no production serves. */
  readonly demonstration: boolean;
  /** People whose login asks for a second factor. */
  readonly secondFactor: 'optional' | 'powers';
  /** First person, who may do everything. */
  readonly owner: { readonly name: string; readonly email: string; readonly login: string };
}

const theme = { primaryColor: '#1F4E5F', secondaryColor: '#F2A541', thirdColor: '#79A8A9', fourthColor: '#AACFD0' };

/** Modules of a company that teaches. Screens switch on the others. */
const modules = ['content', 'learning', 'evaluations', 'journey', 'notifications', 'admin'];

/** Notices that people choose themselves, and the one that everybody gets. */
const notifications = [
  { type: 'certificate-available', description: 'Certificado disponível', section: 'LEARNING', status: 'OPTIONAL' },
  {
    type: 'certificate-expiring',
    description: 'Certificado perto do fim da validade',
    section: 'LEARNING',
    status: 'OPTIONAL',
  },
  {
    type: 'enrollment-request-answered',
    description: 'Resposta sobre uma solicitação de matrícula sua',
    section: 'LEARNING',
    status: 'OPTIONAL',
  },
  {
    type: 'impact-evaluation',
    description: 'Avaliação de impacto disponível',
    section: 'LEARNING',
    status: 'OPTIONAL',
  },
  {
    type: 'pending-impact-evaluation',
    description: 'Avaliação de impacto perto do fim do prazo',
    section: 'LEARNING',
    status: 'OPTIONAL',
  },
  { type: 'password-changed', description: 'Alteração da sua senha', section: 'SYSTEM', status: 'MANDATORY' },
  { type: 'support-access', description: 'Acesso do suporte ao seu perfil', section: 'SYSTEM', status: 'OPTIONAL' },
  {
    type: 'team-enrollment-request',
    description: 'Solicitações de matrícula da sua equipe',
    section: 'TEAM',
    status: 'OPTIONAL',
  },
];

/** Writes the folder of a company that has nothing yet, and removes it after the work. */
export async function withNewCompanyFolder<T>(company: NewCompany, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-company-'));
  try {
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media/logo.svg'), logoOf(company.name));
    for (const [file, document] of Object.entries(documentsOf(company)))
      await writeFile(join(folder, file), stringify(document));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function documentsOf({ key, name, host, segment, idCompany, demonstration, secondFactor, owner }: NewCompany) {
  return {
    'tenant.yaml': {
      key,
      name,
      demonstration,
      host,
      segment,
      bucket: 'azulejo',
      path: key,
      acronym: key,
      company: { id: idCompany, name },
      secondFactor,
      homeModule: 'blocks',
      modules,
      theme,
      appearance: { logo: 'media/logo.svg', favIcon: 'media/logo.svg' },
    },
    'people.yaml': {
      people: [{ key: 'dono', name: owner.name, username: owner.login, email: owner.email, admin: 1 }],
    },
    'notifications.yaml': { notifications },
  };
}

/** Returns a logo for the time until the company brings its own: the first letter of its name. */
function logoOf(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? 'A';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<rect width="64" height="64" rx="14" fill="${theme.primaryColor}"/>`,
    `<text x="32" y="44" text-anchor="middle" font-family="sans-serif" font-size="36" fill="#fff">${letter}</text>`,
    '</svg>',
  ].join('');
}
