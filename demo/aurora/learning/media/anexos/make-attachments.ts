/** Creates the attachments of the leadership class: `node demo/aurora/learning/media/anexos/make-attachments.ts`. */
import { createWriteStream, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PdfKit from 'pdfkit';

const ofServer = createRequire(new URL('../../../../../api-server/package.json', import.meta.url));
const PDFDocument = ofServer('pdfkit') as typeof PdfKit;
type Files = Record<string, Uint8Array>;
const { strToU8, zipSync } = ofServer('fflate') as {
  strToU8(text: string): Uint8Array;
  zipSync(files: Files, options: { mtime: Date }): Uint8Array;
};
const file = (name: string) => join(import.meta.dirname, name);

const steps = [
  ['Prepare', 'Escreva o fato, o efeito e o pedido. Uma frase para cada um.'],
  ['Convide', 'Peça licença e escolha um lugar reservado. Nunca na frente da equipe.'],
  ['Conte o fato', 'O que aconteceu, quando, sem adjetivos.'],
  ['Escute', 'Pergunte como a pessoa viu a mesma cena. Conte até dez antes de responder.'],
  ['Combine', 'Um próximo passo, com data. Anote e volte a ele.'],
] as const;

const pdf = new PDFDocument({
  size: 'A5',
  margin: 44,
  info: { Title: 'Roteiro da conversa', Author: 'Aurora Energia', CreationDate: new Date('2026-01-05T12:00:00Z') },
});
pdf.pipe(createWriteStream(file('roteiro-da-conversa.pdf')));
pdf.fillColor('#0B4F4A').font('Helvetica-Bold').fontSize(26).text('Roteiro da conversa');
pdf
  .moveDown(0.3)
  .fillColor('#444')
  .font('Helvetica')
  .fontSize(12)
  .text('Cinco passos para um retorno que faz crescer.')
  .moveDown(1);
for (const [index, [title, text]] of steps.entries()) {
  pdf
    .fillColor('#0B4F4A')
    .font('Helvetica-Bold')
    .fontSize(14)
    .text(`${index + 1}. ${title}`);
  pdf.fillColor('#222').font('Helvetica').fontSize(12).text(text).moveDown(0.8);
}
pdf.end();

writeFileSync(
  file('cinco-passos.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 260" role="img" aria-label="Os cinco passos da conversa"><rect width="1000" height="260" fill="#F3FAF8"/><path d="M100 120H900" stroke="#7CC7B8" stroke-width="6"/>${steps
    .map(
      ([title], index) =>
        `<g transform="translate(${100 + index * 200} 120)"><circle r="44" fill="#0B6E63"/><text y="12" font-family="sans-serif" font-size="36" font-weight="700" fill="#fff" text-anchor="middle">${index + 1}</text><text y="90" font-family="sans-serif" font-size="26" fill="#123" text-anchor="middle">${title}</text></g>`,
    )
    .join('')}</svg>\n`,
);

writeFileSync(
  file('mapa-de-combinados.csv'),
  '\uFEFFPessoa;Combinado;Prazo;Conversa de acompanhamento;Situação\nTécnica de campo;Registrar o desligamento antes de sair;10/12;17/12;Em andamento\nOperador;Passar o turno por escrito;05/12;12/12;Feito\nAnalista;Chamar a equipe para a leitura do indicador;15/12;22/12;A combinar\n',
);

const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);
const relations = (...list: readonly (readonly [type: string, target: string])[]) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(
        ([type, target], index) =>
          `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  );
const types = (...parts: readonly (readonly [part: string, type: string])[]) =>
  xml(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts
      .map(
        ([part, type]) =>
          `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
      )
      .join('')}</Types>`,
  );
/** Sets fixed timestamps so that every run writes the same bytes. */
const packed = (files: Files) => zipSync(files, { mtime: new Date('2026-01-05T12:00:00') });

const lines = [
  'Meu combinado',
  'O que vi acontecer:',
  'O efeito que teve:',
  'O que vou pedir:',
  'Como a pessoa viu a mesma cena:',
  'Próximo passo e data:',
];
writeFileSync(
  file('meu-combinado.docx'),
  packed({
    '[Content_Types].xml': types(['/word/document.xml', 'wordprocessingml.document.main']),
    '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
    'word/document.xml': xml(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p><w:p/>`).join('')}</w:body></w:document>`,
    ),
  }),
);

const spaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const root = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const box = (id: number, y: number, size: number, text: string) =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Texto ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="600000" y="${y}"/><a:ext cx="10900000" cy="1800000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/><a:p><a:r><a:rPr lang="pt-BR" sz="${size}"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const slides = steps.map(([title, text], index) =>
  xml(
    `<p:sld ${spaces}><p:cSld><p:spTree>${root}${box(2, 900_000, 4400, `${index + 1}. ${title}`)}${box(3, 2_900_000, 2800, text)}</p:spTree></p:cSld></p:sld>`,
  ),
);
const map =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const color = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const font = '<a:latin typeface="Calibri"/><a:ea typeface=""/><a:cs typeface=""/>';
const fills = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3);
const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Aurora"><a:themeElements><a:clrScheme name="Aurora">${[
  ['dk1', '112233'],
  ['lt1', 'FFFFFF'],
  ['dk2', '0B4F4A'],
  ['lt2', 'F3FAF8'],
  ['accent1', '0B6E63'],
  ['accent2', '7CC7B8'],
  ['accent3', 'F2B134'],
  ['accent4', 'D1495B'],
  ['accent5', '30638E'],
  ['accent6', '5B5F97'],
  ['hlink', '0B6E63'],
  ['folHlink', '5B5F97'],
]
  .map(([name = '', value = '']) => color(name, value))
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="Aurora"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Aurora"><a:fillStyleLst>${fills}</a:fillStyleLst><a:lnStyleLst>${'<a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fills}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
writeFileSync(
  file('encontro-1.pptx'),
  packed({
    '[Content_Types].xml': types(
      ['/ppt/presentation.xml', 'presentationml.presentation.main'],
      ['/ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster'],
      ['/ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout'],
      ['/ppt/theme/theme1.xml', 'theme'],
      ...slides.map((_, index) => [`/ppt/slides/slide${index + 1}.xml`, 'presentationml.slide'] as const),
    ),
    '_rels/.rels': relations(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': xml(
      `<p:presentation ${spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`).join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    ),
    'ppt/_rels/presentation.xml.rels': relations(
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...slides.map((_, index) => ['slide', `slides/slide${index + 1}.xml`] as const),
    ),
    'ppt/slideMasters/slideMaster1.xml': xml(
      `<p:sldMaster ${spaces}><p:cSld><p:spTree>${root}</p:spTree></p:cSld>${map}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
    ),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations(
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ),
    'ppt/slideLayouts/slideLayout1.xml': xml(
      `<p:sldLayout ${spaces} type="blank"><p:cSld name="Em branco"><p:spTree>${root}</p:spTree></p:cSld></p:sldLayout>`,
    ),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations(['slideMaster', '../slideMasters/slideMaster1.xml']),
    'ppt/theme/theme1.xml': xml(theme),
    ...Object.fromEntries(
      slides.flatMap((slide, index) => [
        [`ppt/slides/slide${index + 1}.xml`, slide],
        [`ppt/slides/_rels/slide${index + 1}.xml.rels`, relations(['slideLayout', '../slideLayouts/slideLayout1.xml'])],
      ]),
    ),
  }),
);
