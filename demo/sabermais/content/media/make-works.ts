// Draws the demo's uploads and the files of its media library: node demo/sabermais/content/media/make-works.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { crc32, deflateRawSync } from 'node:zlib';

const require = createRequire(join(import.meta.dirname, '../../../../api-server/package.json'));
const sharp = require('sharp') as (input: Buffer) => {
  jpeg(o: object): { toFile(p: string): Promise<unknown> };
  png(o?: object): { toFile(p: string): Promise<unknown> };
};
const folder = join(import.meta.dirname, 'trabalhos');

interface Window {
  readonly name: string;
  readonly wall: string;
  readonly glass: readonly [string, string];
  readonly sign: string;
  readonly signText: string;
  readonly goods: readonly string[];
  /** Heights of the stands, from left to right. */
  readonly stands: readonly number[];
}

const windows: readonly Window[] = [
  {
    name: 'vitrine-antes',
    wall: '#5b5148',
    glass: ['#d9d4c8', '#b9b2a4'],
    sign: '#3d362f',
    signText: 'Calçados Ipê',
    goods: ['#8a6f4e', '#7b7b7b', '#a08c6a', '#6d6258', '#94846c', '#7a6a55', '#8f8f87'],
    stands: [60, 60, 60, 60, 60, 60, 60],
  },
  {
    name: 'vitrine-depois',
    wall: '#7a2e1d',
    glass: ['#fff3d6', '#ffd98a'],
    sign: '#3d1208',
    signText: 'Calçados Ipê',
    goods: ['#c0392b', '#e67e22', '#7d3c98'],
    stands: [90, 170, 120],
  },
  {
    name: 'ilha-dia-dos-pais',
    wall: '#1f3a5f',
    glass: ['#e8f1fb', '#a9c8ec'],
    sign: '#0f2038',
    signText: 'Dia dos Pais',
    goods: ['#1b4f72', '#d4ac0d', '#117864', '#943126'],
    stands: [120, 180, 180, 120],
  },
  {
    name: 'provador-acessivel',
    wall: '#2f5d50',
    glass: ['#f1faf5', '#bfe3d1'],
    sign: '#17352c',
    signText: 'Provador para todos',
    goods: ['#2e86c1', '#f4d03f'],
    stands: [130, 90],
  },
  {
    name: 'quadro-de-metas',
    wall: '#4a235a',
    glass: ['#fdf7ff', '#e5d0f2'],
    sign: '#2c1236',
    signText: 'Metas da semana',
    goods: ['#27ae60', '#27ae60', '#f39c12', '#27ae60', '#c0392b'],
    stands: [180, 150, 90, 170, 60],
  },
];

function drawWindow({ wall, glass, sign, signText, goods, stands }: Window): string {
  const step = 980 / goods.length;
  const bars = goods.map((color, index) => {
    const x = 150 + step * index + step / 2;
    const top = 590 - (stands[index] ?? 80);
    return `<rect x="${x - step * 0.32}" y="${top}" width="${step * 0.64}" height="${590 - top}" rx="6" fill="#ffffff" opacity=".75"/>
      <ellipse cx="${x}" cy="${top - 34}" rx="${Math.min(70, step * 0.3)}" ry="34" fill="${color}"/><rect x="${x - 14}" y="${top - 84}" width="28" height="34" rx="12" fill="${color}"/>
      <rect x="${x - 24}" y="${top + 16}" width="48" height="20" rx="4" fill="${sign}"/>`;
  });
  const lamps = goods.map(
    (_, index) => `<path d="M ${150 + step * index + step / 2} 150 l -70 210 h 140 z" fill="#fff" opacity=".22"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${glass[0]}"/><stop offset="1" stop-color="${glass[1]}"/></linearGradient></defs>
    <rect width="1280" height="720" fill="${wall}"/><rect y="640" width="1280" height="80" fill="#2b2b2b" opacity=".45"/><rect x="110" y="40" width="1060" height="86" rx="10" fill="${sign}"/>
    <text x="640" y="98" font-family="Inter, sans-serif" font-size="46" font-weight="700" fill="#fff" text-anchor="middle">${signText}</text>
    <rect x="110" y="146" width="1060" height="490" rx="8" fill="url(#g)"/>${lamps.join('')}${bars.join('')}<rect x="110" y="590" width="1060" height="46" fill="${sign}" opacity=".35"/>
    <path d="M 190 160 L 420 160 L 170 620 L 126 620 Z" fill="#fff" opacity=".16"/></svg>`;
}

const logo = (background: string, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="420"><rect width="900" height="420" fill="${background}"/><circle cx="220" cy="210" r="110" fill="none" stroke="${color}" stroke-width="34"/><path d="M220 130v160M140 210h160" stroke="${color}" stroke-width="34"/><text x="380" y="236" font-family="Inter, sans-serif" font-size="88" font-weight="800" fill="${color}">Saber+</text></svg>`;

/** Builds an Office document: a ZIP file with its XML files. */
function office(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [bytes, names] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(bytes);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt16LE(0x5a21, 8);
    header.writeUInt32LE(crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(bytes.length, 18);
    header.writeUInt16LE(names.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    locals.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, names, packed]));
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), header, rest, names]));
    at += 30 + names.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, entries, end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

function letter(paragraphs: readonly string[]): Buffer {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('');
  return office({
    '[Content_Types].xml': `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${document}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  });
}

for (const window of windows)
  await sharp(Buffer.from(drawWindow(window)))
    .jpeg({ quality: 80 })
    .toFile(join(folder, `${window.name}.jpg`));
await sharp(Buffer.from(logo('#ffffff', '#E4002B')))
  .png({ palette: true })
  .toFile(join(folder, 'logo-vermelho.png'));
await sharp(Buffer.from(logo('#E4002B', '#ffffff')))
  .png({ palette: true })
  .toFile(join(folder, 'logo-branco.png'));
writeFileSync(
  join(folder, 'roteiro-de-abordagem.docx'),
  letter([
    'Roteiro de abordagem da loja Centro',
    '1. Cumprimente em até sete segundos, sem perguntar "posso ajudar?".',
    '2. Comente algo do que a pessoa está olhando.',
    '3. Faça uma pergunta que não se responda com sim ou não.',
    '4. Mostre dois produtos, nunca cinco.',
    '5. Combine o próximo passo: provar, reservar ou levar.',
  ]),
);
writeFileSync(
  join(folder, 'modelo-de-escala.docx'),
  letter([
    'Modelo de escala semanal',
    'Abertura: 2 pessoas. Almoço: 4 pessoas. Fechamento: 3 pessoas.',
    'Folgas são combinadas até o dia 20 do mês anterior.',
  ]),
);
