/** Creates a handbook as a PDF with cover, linked contents, chapters, page numbers and bookmarks. */
import { createWriteStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PdfKit from 'pdfkit';

const require = createRequire(new URL('../../../../api-server/package.json', import.meta.url));
const PDFDocument = require('pdfkit') as typeof PdfKit;
const font = (weight: 400 | 700): Buffer =>
  readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));

export interface Chapter {
  readonly title: string;
  readonly lead: string;
  /** Sections of the chapter, each on a page of its own. */
  readonly topics: readonly Topic[];
}

interface Topic {
  readonly title: string;
  readonly text: readonly string[];
  readonly steps?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly note?: string;
}

export interface Handbook {
  readonly name: string;
  readonly title: string;
  readonly subtitle: string;
  readonly edition: string;
  readonly chapters: readonly Chapter[];
}

const red = '#E4002B';
const plum = '#43105C';
const left = 56;

export function writeHandbook(
  { name, title, subtitle, edition, chapters }: Handbook,
  folder: string = import.meta.dirname,
): void {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: left,
    bufferPages: true,
    lang: 'pt-BR',
    info: { Title: title, Author: 'Rede Saber+', CreationDate: new Date('2026-01-05T12:00:00Z') },
  });
  pdf.pipe(createWriteStream(join(folder, `${name}.pdf`)));
  pdf.registerFont('regular', font(400)).registerFont('bold', font(700)).font('regular');
  const width = pdf.page.width - 2 * left;

  pdf.rect(0, 0, pdf.page.width, pdf.page.height).fill(plum);
  pdf
    .circle(pdf.page.width, 0, 280)
    .fill(red)
    .circle(0, pdf.page.height, 200)
    .fill('#7A1FA2')
    .circle(pdf.page.width - 40, pdf.page.height - 60, 70)
    .fill('#FFCB05');
  pdf.fillColor('#fff').font('bold').fontSize(40).text(title, left, 330, { width });
  pdf
    .moveDown(0.4)
    .font('regular')
    .fontSize(16)
    .text(subtitle, { width: width - 80 });
  pdf.moveDown(2).fontSize(11).text(edition);

  pdf.addPage();
  pdf.fillColor(plum).font('bold').fontSize(26).text('Sumário', left, 72);
  pdf.moveDown(0.6).fontSize(12);
  chapters.forEach((chapter, at) => {
    pdf
      .font('bold')
      .fillColor(red)
      .text(`${at + 1}  ${chapter.title}`, { goTo: `c${at}` });
    for (const [index, topic] of chapter.topics.entries())
      pdf
        .font('regular')
        .fillColor('#333')
        .text(`     ${topic.title}`, { goTo: `c${at}t${index}` });
    pdf.moveDown(0.5);
  });

  chapters.forEach((chapter, at) => {
    const mark = pdf.outline.addItem(chapter.title);
    chapter.topics.forEach((topic, index) => {
      pdf.addPage();
      pdf.addNamedDestination(index === 0 ? `c${at}` : `c${at}t${index}`);
      pdf.addNamedDestination(`c${at}t${index}`);
      mark.addItem(topic.title);
      pdf.rect(0, 0, pdf.page.width, 12).fill(red);
      pdf
        .fillColor(red)
        .font('bold')
        .fontSize(10)
        .text(`CAPÍTULO ${at + 1} · ${chapter.title.toUpperCase()}`, left, 44, { width });
      pdf.moveDown(0.4).fillColor(plum).fontSize(24).text(topic.title, { width });
      if (index === 0)
        pdf.moveDown(0.4).font('regular').fillColor('#555').fontSize(13).text(chapter.lead, { width, lineGap: 3 });
      writeTopic(pdf, topic, width);
    });
  });

  const { count } = pdf.bufferedPageRange();
  for (let index = 1; index < count; index += 1) {
    pdf.switchToPage(index);
    pdf.page.margins.bottom = 0;
    pdf
      .font('regular')
      .fillColor('#777')
      .fontSize(9)
      .text(`${title} · Rede Saber+`, left, pdf.page.height - 40, { width, lineBreak: false });
    pdf.text(String(index + 1), left, pdf.page.height - 40, { width, align: 'right', lineBreak: false });
  }
  pdf.end();
  console.log(`${name}.pdf: ${count} pages`);
}

function writeTopic(pdf: PDFKit.PDFDocument, { text, steps, table, note }: Topic, width: number): void {
  pdf.moveDown(0.8).font('regular').fontSize(11.5).fillColor('#222');
  for (const paragraph of text) pdf.text(paragraph, { width, lineGap: 4 }).moveDown(0.7);
  steps?.forEach((step, at) => {
    const { y } = pdf;
    pdf.circle(left + 9, y + 8, 9).fill('#FFCB05');
    pdf
      .fillColor(plum)
      .font('bold')
      .fontSize(10)
      .text(String(at + 1), left, y + 3, { width: 18, align: 'center' });
    pdf
      .font('regular')
      .fontSize(11.5)
      .fillColor('#222')
      .text(step, left + 30, y, { width: width - 30, lineGap: 4 })
      .moveDown(0.6);
  });
  pdf.x = left;
  if (table) writeTable(pdf, table, width);
  if (note !== undefined) {
    pdf.moveDown(0.6);
    const { y } = pdf;
    const height =
      pdf
        .font('regular')
        .fontSize(11)
        .heightOfString(note, { width: width - 32 }) + 24;
    pdf.rect(left, y, width, height).fill('#FFF3E0').rect(left, y, 4, height).fill(red);
    pdf.fillColor('#43105C').text(note, left + 18, y + 12, { width: width - 32 });
  }
}

function writeTable(pdf: PDFKit.PDFDocument, { head, rows }: NonNullable<Topic['table']>, width: number): void {
  pdf.moveDown(0.4).fontSize(10.5);
  const cell = width / head.length;
  for (const [at, row] of [head, ...rows].entries()) {
    const { y } = pdf;
    if (at === 0) pdf.rect(left, y, width, 24).fill(plum);
    else
      pdf
        .moveTo(left, y + 24)
        .lineTo(left + width, y + 24)
        .lineWidth(0.5)
        .stroke('#ccc');
    row.forEach((word, column) =>
      pdf
        .font(at === 0 ? 'bold' : 'regular')
        .fillColor(at === 0 ? '#fff' : '#222')
        .text(word, left + column * cell + 8, y + 6, { width: cell - 12, lineBreak: false, ellipsis: true }),
    );
    pdf.y = y + 25;
  }
  pdf.x = left;
}
