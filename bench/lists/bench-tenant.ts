import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../../tools/lib/workspace.ts';

/** Lengths of the two lists of the benchmark's company. */
export const lengths = { short: 100, long: 10_000 } as const;

export type Length = keyof typeof lengths;

const pictures = [
  'atendimento',
  'vitrine',
  'operacao',
  'lideranca',
  'tendencias',
  'validade',
  'delegar',
  'recebimento',
];
const tags = ['estoque', 'caixa', 'atendimento', 'vendas', 'gestão'];
/** One item in this many is an article with a long text. */
const ARTICLES = 4;

export const sectionName = (length: Length): string => `Lista de ${lengths[length]}`;

/** Writes a company with a list of 100 and one of 10,000 items into a folder, for import. */
export function writeBenchTenant(folder: string): void {
  mkdirSync(join(folder, 'content/media'), { recursive: true });
  for (const picture of pictures)
    cpSync(inWorkspace(`demo/sabermais/content/media/${picture}.webp`), join(folder, `content/media/${picture}.webp`));
  const write = (path: string, data: unknown): void => writeFileSync(join(folder, path), JSON.stringify(data));
  write('tenant.yaml', {
    key: 'bench-lists',
    name: 'Listas Longas',
    host: 'localhost',
    segment: 'listas',
    bucket: 'bench',
    path: 'listas',
    acronym: 'listas',
    company: { id: 900, name: 'Listas Longas S.A.' },
    homeModule: 'sections',
    modules: ['content'],
    gamification: false,
    features: {},
    theme: { primaryColor: '#0A5C8A', secondaryColor: '#FFB000', thirdColor: '#E8F2F8', fourthColor: '#00B8A9' },
    appearance: {
      logo: 'content/media/atendimento.webp',
      favIcon: 'content/media/atendimento.webp',
      loginPosition: 'middle',
      loginImage: 'content/media/vitrine.webp',
      loginImageMobile: 'content/media/vitrine.webp',
      showLoginLogo: false,
      contentsLabel: 'Conteúdos',
      landingPage: false,
    },
  });
  write('people.yaml', {
    defaultPassword: 'azulejo123',
    people: [
      {
        key: 'ana',
        name: 'Ana Moura',
        username: 'ana',
        email: 'ana@listas.example',
        cpf: '111.444.777-35',
        department: 'Loja',
        role: 'Vendedora',
      },
    ],
  });
  write('content.yaml', { home: { type: 'carousel' } });
  // Only one of the two lists is in the main menu, because the home page shows all items of a section.
  write('content/inicio.yaml', { section: { key: 'inicio', type: 2, order: 1, text: 'Início' }, items: [] });
  for (const length of ['short', 'long'] as const) {
    write(`content/${length}.yaml`, {
      section: { key: length, type: 59, order: 2, parent: 'inicio', text: sectionName(length) },
      items: itemsOf(length),
    });
  }
}

function itemsOf(length: Length) {
  return Array.from({ length: lengths[length] }, (_, index) => {
    const number = index + 1;
    const isArticle = index % ARTICLES === 0;
    return {
      key: `${length}-${number}`,
      type: isArticle ? 'article' : 'post',
      text: `Conteúdo ${number}: o que muda na loja quando a equipe combina o dia`,
      description:
        'Dez minutos em pé antes de abrir a porta, quatro perguntas e um combinado que cabe na mão de quem atende.',
      image: `media/${pictures[index % pictures.length]}.webp`,
      content: isArticle
        ? `<p>${'Quem abre a loja sabe o que falta, e quem fecha sabe o que sobrou. '.repeat(120)}</p>`
        : '<p>Combinado.</p>',
      author: 'Equipe',
      tags: [tags[index % tags.length]],
    };
  });
}
