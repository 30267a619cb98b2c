/** Creates the checklists of the trainings: `node demo/aurora/learning/media/checklists/make-checklists.ts`. */
import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type PdfKit from 'pdfkit';

const ofServer = createRequire(new URL('../../../../../api-server/package.json', import.meta.url));
const PDFDocument = ofServer('pdfkit') as typeof PdfKit;

const checklists = [
  {
    file: 'trabalho-em-altura.pdf',
    title: 'Antes de sair do chão',
    hint: 'Confira em dupla. Um item sem resposta adia o serviço.',
    items: [
      'A análise de risco está escrita e todos assinaram',
      'A permissão de trabalho vale para hoje e para este local',
      'O ponto de ancoragem suporta a carga e fica acima da cabeça',
      'O cinturão está sem cortes, costura solta ou etiqueta ilegível',
      'O talabarte duplo tem absorvedor e os dois ganchos travam',
      'A área abaixo está isolada e sinalizada',
      'O vento e a chuva permitem o serviço',
      'A equipe de resgate sabe onde estamos e como nos tirar dali',
    ],
  },
  {
    file: 'rotas-de-fuga.pdf',
    title: 'A minha rota de fuga',
    hint: 'Preencha uma vez por semestre, no lugar em que você trabalha.',
    items: [
      'Sei duas saídas a partir da minha mesa ou do meu posto',
      'As duas estão livres, destrancadas e com a luz acesa',
      'Sei onde fica o extintor mais próximo e a classe dele',
      'O lacre está inteiro e o ponteiro está no verde',
      'Sei o ramal da brigada e o ponto de encontro',
      'Sei quem ao meu lado precisa de ajuda para descer',
    ],
  },
  {
    file: 'saida-do-veiculo.pdf',
    title: 'Dois minutos antes de sair',
    hint: 'Dê uma volta no veículo antes de ligar o motor.',
    items: [
      'Pneus, estepe e calibragem',
      'Luzes, setas e freio',
      'Limpador e água do reservatório',
      'Carga amarrada e nada solto na cabine',
      'Cintos de todos os ocupantes',
      'Rota, paradas e previsão de chuva',
      'Celular guardado e no silencioso',
    ],
  },
] as const;

for (const { file, title, hint, items } of checklists) {
  const pdf = new PDFDocument({
    size: 'A5',
    margin: 44,
    lang: 'pt-BR',
    info: { Title: title, Author: 'Aurora Energia', CreationDate: new Date('2026-01-05T12:00:00Z') },
  });
  pdf.pipe(createWriteStream(join(import.meta.dirname, file)));
  pdf.fillColor('#0B4F4A').font('Helvetica-Bold').fontSize(24).text(title);
  pdf.moveDown(0.3).fillColor('#444').font('Helvetica').fontSize(12).text(hint).moveDown(1.2);
  for (const item of items) {
    const { x, y } = pdf;
    pdf.rect(x, y, 13, 13).lineWidth(1.2).stroke('#0B6E63');
    pdf
      .fillColor('#222')
      .fontSize(13)
      .text(item, x + 26, y, { width: 300 });
    pdf.moveDown(0.7);
    pdf.x = x;
  }
  pdf.end();
}
