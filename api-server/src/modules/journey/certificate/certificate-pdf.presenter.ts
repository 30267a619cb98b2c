import PDFDocument from 'pdfkit';
import type { CertificateSignature } from '../journey.tables.ts';
import type { TextRun } from './certificate-text.rules.ts';
import { inkOf, mix } from './ink.rules.ts';
import type { Rgb } from './ink.rules.ts';
import { drawQrCode } from './qr-code.presenter.ts';
import { drawTiles } from './tile-pattern.presenter.ts';
import { typesetter } from './typesetter.adapter.ts';
import type { TextStyle, Typesetter } from './typesetter.adapter.ts';

type Pdf = PDFKit.PDFDocument;

/** Content of one printed certificate. */
export interface CertificatePage {
  readonly company: string;
  /** PNG image; null prints the company's name instead. */
  readonly logo: { readonly png: Buffer; readonly width: number; readonly height: number } | null;
  readonly primary: Rgb;
  readonly secondary: Rgb;
  readonly heading: string;
  readonly name: string;
  readonly title: string;
  readonly body: readonly TextRun[];
  readonly footer: string;
  readonly signatures: readonly CertificateSignature[];
  readonly authenticityId: string;
  /** Address of the public page that the QR code opens. */
  readonly authenticityUrl: string;
  readonly issuedOn: string;
  /** Last day of the validity in words; null without an end. */
  readonly validUntil: string | null;
  readonly issuedAt: Date;
}

const page = { width: 841.89, height: 595.28 };
const band = 156;
const left = band + 52;
const right = page.width - 56;
const ink: Rgb = [28, 32, 43];
const quiet: Rgb = [91, 98, 115];
const rule: Rgb = [205, 210, 220];
const qrSize = 88;

/** Returns the certificate as a PDF: one A4 landscape page, tagged for screen readers. */
export async function certificatePdf(certificate: CertificatePage): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${certificate.heading}: ${certificate.title}`,
      Author: certificate.company,
      Subject: certificate.name,
      Creator: 'Azulejo',
      CreationDate: certificate.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  drawPage(pdf, certificate);
  pdf.end();
  return done;
}

function drawPage(pdf: Pdf, certificate: CertificatePage): void {
  const text = typesetter(pdf);
  pdf.markContent('Artifact', { type: 'Layout' });
  drawTiles(pdf, { width: band, height: page.height, primary: certificate.primary, secondary: certificate.secondary });
  pdf.rect(band, 0, 5, page.height).fill([...certificate.secondary]);
  pdf.endMarkedContent();

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const tag = (type: string, draw: () => void, alt?: string) =>
    root.add(pdf.struct(type as 'P', alt === undefined ? {} : { alt }, draw));
  tag('Figure', () => drawLogo(pdf, text, certificate), certificate.company);
  drawStatement(pdf, text, certificate, tag);
  drawSignatures(pdf, text, certificate, tag);
  tag('Figure', () => drawAuthenticity(pdf, text, certificate), `Código QR que abre ${certificate.authenticityUrl}`);
  root.end();
}

type Tag = (type: string, draw: () => void, alt?: string) => void;

function drawLogo(pdf: Pdf, text: Typesetter, { logo, company }: CertificatePage): void {
  if (!logo) return text.line(company, left, 56, { face: 'strong', size: 17, color: ink });
  const height = Math.min(40, (240 * logo.height) / logo.width);
  pdf.image(logo.png, left, 50, { height });
}

function drawStatement(pdf: Pdf, text: Typesetter, certificate: CertificatePage, tag: Tag): void {
  const width = right - left;
  const accent = inkOf(certificate.primary);
  const name: TextStyle = { face: 'display', size: 40, color: ink };
  const size = text.fittingSize(certificate.name, name, width, 22);
  tag('H1', () =>
    text.line(certificate.heading.toUpperCase(), left, 148, {
      face: 'strong',
      size: 11.5,
      color: accent,
      spacing: 2.6,
    }),
  );
  tag('P', () => text.line('Certificamos que', left, 184, { face: 'text', size: 12.5, color: quiet }));
  let y = 0;
  tag('P', () => {
    y = text.paragraph(
      [{ text: certificate.name, bold: false }],
      { x: left, y: 204, width },
      { ...name, size },
      size * 1.25,
    );
  });
  tag('P', () => {
    y = text.paragraph(
      certificate.body,
      { x: left, y: y + 12, width: Math.min(width, 520) },
      { face: 'text', size: 13.5, color: ink },
      22,
    );
  });
  if (certificate.footer === '') return;
  tag('P', () => {
    text.paragraph(
      [{ text: certificate.footer, bold: false }],
      { x: left, y: y + 8, width: Math.min(width, 520) },
      { face: 'text', size: 10.5, color: quiet },
      16,
    );
  });
}

function drawSignatures(pdf: Pdf, text: Typesetter, { signatures }: CertificatePage, tag: Tag): void {
  const shown = signatures.slice(0, 2);
  const gap = 28;
  const width = (right - left - qrSize - 2 * gap - 24) / 2;
  const y = 478;
  shown.forEach((signature, index) => {
    const x = left + index * (width + gap);
    tag('P', () => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.8)
        .stroke([...rule]);
      const name: TextStyle = { face: 'strong', size: 10.5, color: ink };
      const role: TextStyle = { face: 'text', size: 9.5, color: quiet };
      text.line(signature.name, x, y + 9, { ...name, size: text.fittingSize(signature.name, name, width, 7) });
      text.paragraph([{ text: signature.role, bold: false }], { x, y: y + 25, width }, role, 13);
    });
  });
}

function drawAuthenticity(pdf: Pdf, text: Typesetter, certificate: CertificatePage): void {
  const x = right - qrSize;
  const y = 424;
  drawQrCode(pdf, certificate.authenticityUrl, { x, y, size: qrSize });
  pdf.link(x, y, qrSize, qrSize, certificate.authenticityUrl);
  const small: TextStyle = { face: 'text', size: 8.5, color: quiet };
  const code: TextStyle = { face: 'strong', size: 8.5, color: mix(ink, quiet, 0.2) };
  if (certificate.validUntil !== null)
    text.line(`Válido até ${certificate.validUntil}.`, left, page.height - 58, { ...small, face: 'strong' });
  const line = `Emitido em ${certificate.issuedOn}. Código de autenticidade: `;
  const bottom = page.height - 44;
  text.line(line, left, bottom, small);
  text.line(certificate.authenticityId, left + text.widthOf(line, small), bottom, code);
}
