import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readManifest } from './manifest.rules.ts';
import { manifest12 } from '../test/package-factory.ts';

const demo = (name: string) =>
  readManifest(
    readFileSync(
      resolve(import.meta.dirname, '../../../../../../demo/aurora/learning/scorm', name, 'imsmanifest.xml'),
      'utf8',
    ),
  );

test('reads the folders and lessons of a 1.2 package in order, with their conditions', () => {
  const { version, title, items } = demo('nr35-licoes');
  expect([version, title]).toEqual(['1.2', 'NR-35: lições de campo']);
  expect(
    items.map(({ identifier, parent, type, launch, prerequisites, masteryScore, workload }) => [
      identifier,
      parent,
      type,
      launch,
      prerequisites,
      masteryScore,
      workload,
    ]),
  ).toEqual([
    ['modulo-campo', null, 'folder', '', '', null, ''],
    ['planejar', 'modulo-campo', 'sco', 'licao.html?licao=planejar', '', null, '10min'],
    ['ancorar', 'modulo-campo', 'sco', 'licao.html?licao=ancorar', 'planejar', null, '15min'],
    ['resgatar', 'modulo-campo', 'sco', 'licao.html?licao=resgatar', 'planejar', null, '10min'],
    ['verificar', null, 'sco', 'licao.html?licao=verificar', 'planejar&(ancorar&resgatar)', 70, '5min'],
  ]);
});

test('reads the sequencing of a 2004 package and converts measures to percent', () => {
  const { version, items, sequencing } = demo('privacidade-no-atendimento');
  expect([
    version,
    ...items.map(({ identifier, masteryScore, completionThreshold }) => [
      identifier,
      masteryScore,
      completionThreshold,
    ]),
  ]).toEqual(['2004', ['dados', null, 1], ['situacoes', 70, null]]);
  expect(sequencing).toMatchObject({ isSequenced: true, tree: { root: { control: { choice: false, flow: true } } } });
});

test('resolves addresses against every base and appends parameters to an existing query', () => {
  const xml = `<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xml:base="pacote/"><organizations><organization identifier="O"><item identifier="A" identifierref="R" parameters="?p=1"><title>A &amp; B &#233;</title></item></organization></organizations><resources xml:base="aulas/"><resource identifier="R" adlcp:scormtype="asset" href="um.html?q=2#fim"/></resources></manifest>`;
  expect(readManifest(xml).items).toMatchObject([
    { launch: 'pacote/aulas/um.html?q=2&p=1#fim', type: 'asset', title: 'A & B é' },
  ]);
});

test.each([
  ['no XML', 'isto não é XML', /não é um XML válido/],
  ['an entity', manifest12({ A: {} }, { head: '<!DOCTYPE m [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }), /DOCTYPE/],
  ['another document', '<html></html>', /não começa por <manifest>/],
  ['another version', manifest12({ A: {} }).replace('<schemaversion>1.2', '<schemaversion>1.1'), undefined],
  ['no version', '<manifest><organizations/></manifest>', /não diz a versão/],
  ['no lessons', manifest12({}), /não tem nenhuma lição/],
  ['no organization', manifest12({ A: {} }, { organizations: '<organizations/>' }), /sem lições/],
  ['a lesson elsewhere', manifest12({ A: { href: 'https://evil.example/a.html' } }), /começa fora do pacote/],
  ['a lesson above it', manifest12({ A: { href: '../../portal.html' } }), /começa fora do pacote/],
  [
    'a condition that is none',
    manifest12({ A: { extra: '<adlcp:prerequisites>A &amp;</adlcp:prerequisites>' } }),
    /pré-requisito da lição 'A'.*falta o nome/,
  ],
  [
    'a condition on nothing',
    manifest12({ A: { extra: '<adlcp:prerequisites>Z</adlcp:prerequisites>' } }),
    /'Z' não é um item do pacote/,
  ],
])('reports the fault of a manifest with %s', (_, xml, reason) => {
  if (reason) expect(() => readManifest(xml)).toThrow(reason);
  else expect(readManifest(xml).version).toBe('1.2');
});

test.each(['1.2', '2004 3rd Edition'])(
  '%s: reads a package with a page per lesson and with metadata everywhere',
  (edition) => {
    const lom = (title: string) =>
      `<metadata><lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general><title><string language="pt">${title}</string></title><keyword><string language="pt">tema</string></keyword></general><educational><typicalLearningTime><duration>PT10M</duration></typicalLearningTime></educational></lom></metadata>`;
    const elsewhere = '<metadata><adlcp:location>metadata/curso.xml</adlcp:location></metadata>';
    const [namespace, type] = edition === '1.2' ? ['adlcp_rootv1p2', 'scormtype'] : ['adlcp_v1p3', 'scormType'];
    const item = (id: string, metadata: string) =>
      `<item identifier="${id}" identifierref="R-${id}"><title>${id}</title>${metadata}</item>`;
    const resource = (id: string) =>
      `<resource identifier="R-${id}" type="webcontent" adlcp:${type}="sco" href="pages/${id}.html">${lom('R')}<file href="pages/${id}.html">${lom('F')}</file><dependency identifierref="comum"/></resource>`;
    const { title, items } = readManifest(
      `<?xml version="1.0"?><manifest identifier="M" xmlns:adlcp="http://www.adlnet.org/xsd/${namespace}"><metadata><schema>ADL SCORM</schema><schemaversion>${edition}</schemaversion><adlcp:location>metadata/pacote.xml</adlcp:location></metadata><organizations default="O"><organization identifier="O"><title>Curso</title><item identifier="modulo"><title>Módulo</title>${item('A', lom('I'))}${item('B', elsewhere)}${elsewhere}</item>${lom('O')}</organization></organizations><resources>${resource('A')}${resource('B')}<resource identifier="comum" type="webcontent" adlcp:${type}="asset"><file href="estilo.css"/></resource></resources></manifest>`,
    );
    expect([title, ...items.map((one) => [one.identifier, one.type, one.launch, one.label, one.workload])]).toEqual([
      'Curso',
      ['modulo', 'folder', '', '', ''],
      ['A', 'sco', 'pages/A.html', 'tema', '10min'],
      ['B', 'sco', 'pages/B.html', '', ''],
    ]);
  },
);
