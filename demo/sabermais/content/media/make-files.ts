/** Creates the files to download: `node demo/sabermais/content/media/make-files.ts`. */
import { createWriteStream, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PdfKit from 'pdfkit';

const PDFDocument = createRequire(new URL('../../../../api-server/package.json', import.meta.url))(
  'pdfkit',
) as typeof PdfKit;

interface Page {
  readonly title: string;
  readonly lines: readonly string[];
}

function writePdf(name: string, title: string, subtitle: string, pages: readonly Page[]): void {
  const pdf = new PDFDocument({
    size: 'A5',
    margin: 44,
    info: { Title: title, Author: 'Rede Saber+', CreationDate: new Date('2026-01-05T12:00:00Z') },
  });
  pdf.pipe(createWriteStream(join(import.meta.dirname, `${name}.pdf`)));
  const { width, height } = pdf.page;
  pdf.rect(0, 0, width, height).fill('#E4002B');
  pdf.circle(width, 0, 190).fill('#FFCB05').circle(0, height, 150).fill('#7A1FA2');
  pdf
    .fillColor('#fff')
    .font('Helvetica-Bold')
    .fontSize(30)
    .text(title, 44, 230, { width: width - 88 });
  pdf
    .moveDown(0.5)
    .font('Helvetica')
    .fontSize(13)
    .text(subtitle, { width: width - 88 });
  for (const page of pages) {
    pdf.addPage();
    pdf.rect(0, 0, width, 10).fill('#E4002B');
    pdf.fillColor('#43105C').font('Helvetica-Bold').fontSize(20).text(page.title, 44, 56);
    pdf.moveDown(0.8).fillColor('#222').font('Helvetica').fontSize(12);
    for (const line of page.lines) {
      const { y } = pdf;
      pdf
        .rect(44, y + 1, 11, 11)
        .lineWidth(1.2)
        .stroke('#7A1FA2');
      pdf.text(line, 64, y, { width: width - 108, lineGap: 3 }).moveDown(0.7);
    }
  }
  pdf.end();
}

writePdf('guia-de-bolso', 'Guia de bolso do atendimento', 'Para dobrar, guardar no avental e usar todos os dias.', [
  {
    title: 'Ao chegar',
    lines: [
      'Olhe e pare o que está fazendo.',
      'Cumprimente com o seu nome.',
      'Dê espaço: um braço e meio de distância.',
      'Volte em até dois minutos.',
    ],
  },
  {
    title: 'Durante',
    lines: [
      'Pergunte o que trouxe a pessoa à loja.',
      'Repita com as suas palavras.',
      'Mostre no máximo três opções.',
      'Deixe experimentar sem pressa.',
      'Diga o preço sem pedir desculpas.',
    ],
  },
  {
    title: 'Ao despedir',
    lines: [
      'Agradeça pelo nome.',
      'Explique a troca antes que perguntem.',
      'Convide para voltar com um motivo.',
      'Anote o que faltou no estoque.',
    ],
  },
]);
writePdf('checklist-vitrine', 'Lista de conferência da vitrine', 'Quinze minutos, toda segunda-feira.', [
  {
    title: 'De fora',
    lines: [
      'Vidro limpo, dos dois lados.',
      'Um só ponto de luz forte.',
      'Preço visível em tudo o que está exposto.',
      'Uma história em até cinco peças.',
      'Fotografia tirada da calçada.',
    ],
  },
  {
    title: 'De dentro',
    lines: [
      'A peça principal a três passos da porta.',
      'Estoque conferido de tudo o que está na vitrine.',
      'Lâmpadas reservas na gaveta.',
      'Data da próxima troca no calendário.',
    ],
  },
]);
writeFileSync(
  join(import.meta.dirname, 'planilha-de-perdas.csv'),
  `\uFEFFData;Produto;Quantidade;Motivo;Valor unitário (R$);Total (R$)\n${[
    ['03/11/2025', 'Iogurte natural 170 g', 6, 'Vencimento', 3.49],
    ['03/11/2025', 'Copo de vidro 300 ml', 2, 'Quebra', 9.9],
    ['04/11/2025', 'Camiseta básica M', 1, 'Etiqueta trocada', 39.9],
    ['05/11/2025', 'Pilha AA com 4', 3, 'Furto', 18.5],
    ['06/11/2025', 'Pão de forma 500 g', 4, 'Vencimento', 8.99],
  ]
    .map(([day, product, amount, reason, price]) =>
      [
        day,
        product,
        amount,
        reason,
        Number(price).toFixed(2).replace('.', ','),
        (Number(amount) * Number(price)).toFixed(2).replace('.', ','),
      ].join(';'),
    )
    .join('\n')}\n`,
);
