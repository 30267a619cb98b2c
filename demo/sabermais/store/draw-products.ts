/** Draws the pictures of the demo products: `node demo/sabermais/store/draw-products.ts`. The same input gives the same pictures. */
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type Sharp from 'sharp';

const sharp = createRequire(new URL('../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;

const WIDTH = 960;
const HEIGHT = 720;

interface Palette {
  readonly ground: string;
  readonly tile: string;
  readonly main: string;
  readonly accent: string;
  readonly ink: string;
  readonly paper: string;
}

const palettes = {
  red: { ground: '#E4002B', tile: '#C90026', main: '#FFCB05', accent: '#FF8FA3', ink: '#3A0F2A', paper: '#FFF7EC' },
  yellow: { ground: '#FFCB05', tile: '#F5BA00', main: '#E4002B', accent: '#7A1FA2', ink: '#4A2A00', paper: '#FFFBF2' },
  purple: { ground: '#7A1FA2', tile: '#6A1690', main: '#FFCB05', accent: '#FF8FA3', ink: '#2C0640', paper: '#FFF3FB' },
  cream: { ground: '#FFE9CC', tile: '#FFDDB0', main: '#E4002B', accent: '#7A1FA2', ink: '#4A1F12', paper: '#FFFFFF' },
  pink: { ground: '#FFB3C1', tile: '#FF9FB1', main: '#7A1FA2', accent: '#E4002B', ink: '#4A0A2A', paper: '#FFF8FA' },
  plum: { ground: '#3A0F52', tile: '#4A1868', main: '#FF5A6E', accent: '#FFCB05', ink: '#1E0530', paper: '#FFF3E0' },
} satisfies Record<string, Palette>;

type Draw = (p: Palette) => string;

/** Draws quarter circles of an azulejo, turned by a fixed sequence. */
function tiles(colour: string, seed: number): string {
  const size = 120;
  let state = seed;
  const parts: string[] = [];
  for (let y = 0; y < HEIGHT; y += size) {
    for (let x = 0; x < WIDTH; x += size) {
      state = (state * 1103515245 + 12345) % 2147483648;
      const turn = Math.floor((state / 2147483648) * 4) * 90;
      parts.push(
        `<path d="M0 0h${size}a${size} ${size} 0 0 1-${size} ${size}z" transform="rotate(${turn} ${x + size / 2} ${y + size / 2}) translate(${x} ${y})"/>`,
      );
    }
  }
  return `<g fill="${colour}">${parts.join('')}</g>`;
}

const shadow = (shape: string): string => `<g filter="url(#shadow)">${shape}</g>`;
const bar = (x: number, y: number, w: number, h: number, fill: string, r = h / 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** Draws a laptop with the course's subject on its screen. */
function course(p: Palette, subject: string): string {
  return (
    shadow(
      `<rect x="190" y="130" width="580" height="380" rx="28" fill="${p.ink}"/>
     <rect x="212" y="152" width="536" height="336" rx="12" fill="${p.paper}"/>
     <path d="M130 520h700a0 0 0 0 1 0 0 46 46 0 0 1-46 46H176a46 46 0 0 1-46-46z" fill="${p.paper}"/>
     <path d="M400 520h160v10a14 14 0 0 1-14 14H414a14 14 0 0 1-14-14z" fill="${p.tile}" opacity=".55"/>`,
    ) +
    subject +
    bar(244, 458, 472, 8, p.tile) +
    bar(244, 458, 190, 8, p.main) +
    dot(434, 462, 11, p.main)
  );
}

/** Draws a standing book with its cover in the palette's colours. */
function book(p: Palette, subject: string): string {
  return (
    shadow(
      `<path d="M300 96h330a30 30 0 0 1 30 30v468a30 30 0 0 1-30 30H300z" fill="${p.paper}"/>
     <path d="M300 110h344v488H300z" fill="#fff"/>
     <path d="M300 96h310a24 24 0 0 1 24 24v462a24 24 0 0 1-24 24H324a24 24 0 0 0-24 24z" fill="${p.main}"/>
     <path d="M300 96h34v510h-10a24 24 0 0 0-24 24z" fill="${p.ink}" opacity=".28"/>`,
    ) +
    subject +
    bar(372, 500, 200, 16, p.paper) +
    bar(372, 532, 130, 12, p.paper)
  );
}

/** Draws an open box with objects rising out of it. */
function kit(p: Palette, contents: string): string {
  return (
    contents +
    shadow(
      `<path d="M240 370h480v200a28 28 0 0 1-28 28H268a28 28 0 0 1-28-28z" fill="${p.main}"/>
     <path d="M240 370h480v70H240z" fill="${p.ink}" opacity=".16"/>
     <path d="M240 370l-66 92 150 0 40-92z" fill="${p.main}"/><path d="M240 370l-66 92 150 0 40-92z" fill="#fff" opacity=".18"/>
     <path d="M720 370l66 92-150 0-40-92z" fill="${p.main}"/><path d="M720 370l66 92-150 0-40-92z" fill="#fff" opacity=".18"/>`,
    ) +
    `<rect x="420" y="490" width="120" height="60" rx="14" fill="${p.paper}"/>` +
    bar(440, 508, 80, 8, p.ink) +
    bar(440, 526, 52, 8, p.ink)
  );
}

/** Draws head and shoulders. */
function person(x: number, y: number, s: number, skin: string, hair: string, shirt: string): string {
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <path d="M-120 190c0-86 52-128 120-128s120 42 120 128z" fill="${shirt}"/>
    <path d="M-24 40h48v44a24 24 0 0 1-48 0z" fill="${skin}"/>
    <circle r="72" cy="-6" fill="${skin}"/>
    <path d="M-78 0c-8-66 34-92 80-92s84 30 76 92c-14-8-20-30-24-46-30 18-76 20-108 6-4 18-10 36-24 40z" fill="${hair}"/>
  </g>`;
}

const bubble = (x: number, y: number, w: number, h: number, fill: string, tail: 'left' | 'right'): string => {
  const t = tail === 'left' ? x + 50 : x + w - 50;
  const d = tail === 'left' ? -36 : 36;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="34" fill="${fill}"/><path d="M${t - 24} ${y + h - 4}h48l${d - 24} 48z" fill="${fill}"/>`;
};

const pictures: Record<string, { palette: Palette; seed: number; draw: Draw }> = {
  'negociacao-ganha-ganha': {
    palette: palettes.red,
    seed: 3,
    draw: (p) =>
      course(
        p,
        bubble(262, 200, 230, 120, p.main, 'left') +
          bubble(466, 262, 230, 120, p.ground, 'right') +
          bar(300, 238, 140, 12, p.ink) +
          bar(300, 264, 90, 12, p.ink) +
          bar(506, 300, 150, 12, p.paper) +
          bar(506, 326, 100, 12, p.paper),
      ),
  },
  'excel-ao-painel': {
    palette: palettes.yellow,
    seed: 8,
    draw: (p) =>
      course(
        p,
        [
          [262, 110],
          [330, 170],
          [398, 140],
          [466, 220],
        ]
          .map(
            ([x = 0, h = 0], i) =>
              `<rect x="${x}" y="${430 - h}" width="48" height="${h}" rx="8" fill="${i === 3 ? p.main : p.ground}"/>`,
          )
          .join('') +
          `<circle cx="626" cy="300" r="78" fill="none" stroke="${p.ground}" stroke-width="36"/><path d="M626 222a78 78 0 0 1 67.5 117" fill="none" stroke="${p.accent}" stroke-width="36"/>` +
          bar(262, 184, 150, 14, p.ink),
      ),
  },
  'oratoria-para-quem-treme': {
    palette: palettes.purple,
    seed: 5,
    draw: (p) =>
      course(
        p,
        `<rect x="436" y="186" width="88" height="146" rx="44" fill="${p.ground}"/><path d="M400 280a80 80 0 0 0 160 0M480 360v56M430 420h100" fill="none" stroke="${p.ink}" stroke-width="16" stroke-linecap="round"/>` +
          [300, 340, 376].map((x, i) => bar(x, 290 - (30 + i * 26), 14, (30 + i * 26) * 2, p.main)).join('') +
          [646, 606, 570].map((x, i) => bar(x, 290 - (30 + i * 26), 14, (30 + i * 26) * 2, p.accent)).join(''),
      ),
  },
  'ia-na-sala-de-aula': {
    palette: palettes.plum,
    seed: 11,
    draw: (p) =>
      course(
        p,
        `<path d="M450 180c12 76 40 104 116 116-76 12-104 40-116 116-12-76-40-104-116-116 76-12 104-40 116-116z" fill="${p.main}"/><path d="M604 196c6 38 20 52 58 58-38 6-52 20-58 58-6-38-20-52-58-58 38-6 52-20 58-58z" fill="${p.accent}"/><path d="M612 348c5 28 15 38 42 42-27 5-37 15-42 42-5-27-15-37-42-42 27-4 37-14 42-42z" fill="${p.ground}"/>` +
          bar(262, 190, 60, 12, p.ground) +
          bar(262, 216, 40, 12, p.ground),
      ),
  },
  'gestao-do-tempo': {
    palette: palettes.cream,
    seed: 2,
    draw: (p) =>
      shadow(
        `<circle cx="480" cy="350" r="226" fill="${p.main}"/><circle cx="480" cy="350" r="180" fill="${p.paper}"/>`,
      ) +
      `<path d="M480 350V170a180 180 0 0 1 156 270z" fill="${p.accent}" opacity=".18"/>` +
      Array.from(
        { length: 12 },
        (_, i) =>
          `<rect x="474" y="188" width="12" height="${i % 3 === 0 ? 34 : 18}" rx="6" fill="${p.ink}" transform="rotate(${i * 30} 480 350)"/>`,
      ).join('') +
      `<path d="M480 350V230M480 350l76 44" stroke="${p.accent}" stroke-width="20" stroke-linecap="round"/>` +
      dot(480, 350, 20, p.accent) +
      `<path d="M330 152l-60 44M630 152l60 44" stroke="${p.ink}" stroke-width="30" stroke-linecap="round"/>`,
  },
  'fotografia-com-celular': {
    palette: palettes.pink,
    seed: 14,
    draw: (p) =>
      shadow(
        `<rect x="340" y="90" width="280" height="540" rx="44" fill="${p.ink}"/><rect x="358" y="112" width="244" height="496" rx="28" fill="#9BD7E8"/>`,
      ) +
      `<clipPath id="screen"><rect x="358" y="112" width="244" height="496" rx="28"/></clipPath><g clip-path="url(#screen)">` +
      dot(530, 214, 44, '#FFCB05') +
      `<path d="M340 470l110-160 78 110 40-52 80 110v150H340z" fill="${p.main}"/><path d="M340 540l80-80 90 90 60-50 60 60v80H340z" fill="${p.accent}"/></g>` +
      `<path d="M358 278h244M358 442h244M439 112v496M521 112v496" stroke="#fff" stroke-width="2" opacity=".6"/>` +
      dot(480, 560, 30, '#fff') +
      `<circle cx="480" cy="560" r="22" fill="none" stroke="${p.ink}" stroke-width="4"/>`,
  },
  'financas-sem-planilha': {
    palette: palettes.yellow,
    seed: 21,
    draw: (p) =>
      book(
        { ...p, main: p.accent },
        [0, 1, 2, 3]
          .map(
            (i) =>
              `<ellipse cx="470" cy="${400 - i * 38}" rx="92" ry="30" fill="#E0A800"/><ellipse cx="470" cy="${388 - i * 38}" rx="92" ry="30" fill="${p.ground}"/>`,
          )
          .join('') +
          `<ellipse cx="470" cy="274" rx="58" ry="17" fill="none" stroke="#E0A800" stroke-width="8"/><path d="M470 216c0-40 24-60 62-62 0 40-22 62-62 62zM470 206c0-32-18-50-50-52 0 34 18 52 50 52z" fill="#39B36A"/>`,
      ),
  },
  'redacao-nota-mil': {
    palette: palettes.cream,
    seed: 17,
    draw: (p) =>
      book(
        p,
        `<g transform="rotate(38 468 290)"><rect x="438" y="130" width="60" height="250" fill="#FFCB05"/><rect x="438" y="130" width="20" height="250" fill="#F5BA00"/><path d="M438 380h60l-30 74z" fill="${p.ground}"/><path d="M457 428h22l-11 26z" fill="${p.ink}"/><rect x="438" y="112" width="60" height="36" rx="8" fill="#FF8FA3"/></g>` +
          `<path d="M372 452c30-26 60 26 92 0s60 26 92 0" fill="none" stroke="${p.paper}" stroke-width="10" stroke-linecap="round"/>`,
      ),
  },
  'primeiros-socorros-em-casa': {
    palette: palettes.pink,
    seed: 4,
    draw: (p) =>
      book(
        { ...p, main: '#0B8F6A' },
        `<circle cx="468" cy="300" r="112" fill="${p.paper}"/><path d="M440 224h56v48h48v56h-48v48h-56v-48h-48v-56h48z" fill="#0B8F6A"/>`,
      ),
  },
  'alfabetizar-brincando': {
    palette: palettes.red,
    seed: 30,
    draw: (p) =>
      book(
        { ...p, main: '#FFCB05', paper: '#7A1FA2' },
        [
          [386, 340, '#E4002B', 'M30 74l20-50 20 50M38 56h24'],
          [480, 340, '#7A1FA2', 'M36 26v48h18a13 13 0 0 0 0-26H36h14a11 11 0 0 0 0-22z'],
          [434, 236, '#FF5A6E', 'M70 36a25 25 0 1 0 0 28'],
        ]
          .map(
            ([x, y, c, d]) =>
              `<g transform="translate(${x} ${y})"><rect width="100" height="100" rx="16" fill="${c}"/><path d="${d}" fill="none" stroke="#FFF7EC" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>`,
          )
          .join(''),
      ),
  },
  'kit-feira-de-ciencias': {
    palette: palettes.purple,
    seed: 9,
    draw: (p) =>
      kit(
        p,
        shadow(
          `<path d="M330 150h80v110l70 130H260l70-130z" fill="${p.paper}"/><path d="M302 312h136l42 78H260z" fill="#FF5A6E"/><rect x="318" y="136" width="104" height="26" rx="13" fill="${p.paper}"/>`,
        ) +
          dot(350, 350, 12, p.paper) +
          dot(392, 338, 8, p.paper) +
          shadow(
            `<rect x="500" y="180" width="60" height="210" rx="30" fill="${p.paper}"/><path d="M500 270h60v120h-60z" fill="#39B3C8"/><rect x="580" y="220" width="60" height="170" rx="30" fill="${p.paper}"/><path d="M580 300h60v90h-60z" fill="#FFCB05"/><rect x="490" y="166" width="80" height="22" rx="11" fill="${p.paper}"/><rect x="570" y="206" width="80" height="22" rx="11" fill="${p.paper}"/>`,
          ),
      ),
  },
  'kit-planejamento-do-semestre': {
    palette: palettes.plum,
    seed: 26,
    draw: (p) =>
      kit(
        { ...p, main: p.accent },
        shadow(
          `<rect x="296" y="130" width="230" height="290" rx="18" fill="${p.paper}" transform="rotate(-6 410 280)"/>`,
        ) +
          `<g transform="rotate(-6 410 280)"><rect x="296" y="130" width="230" height="60" rx="18" fill="${p.main}"/>` +
          Array.from(
            { length: 12 },
            (_, i) =>
              `<rect x="${318 + (i % 4) * 50}" y="${212 + Math.floor(i / 4) * 50}" width="36" height="36" rx="8" fill="${i === 5 ? p.main : '#EAD9C0'}"/>`,
          ).join('') +
          '</g>' +
          shadow(
            `<rect x="500" y="170" width="180" height="250" rx="14" fill="${p.main}" transform="rotate(7 590 290)"/>`,
          ) +
          `<g transform="rotate(7 590 290)"><rect x="500" y="170" width="26" height="250" fill="${p.ink}" opacity=".35"/>` +
          bar(552, 214, 96, 12, p.paper) +
          bar(552, 240, 62, 12, p.paper) +
          '</g>',
      ),
  },
  'mentoria-carreira': {
    palette: palettes.cream,
    seed: 40,
    draw: (p) =>
      shadow(
        person(320, 380, 1.15, '#8D5A3C', '#2A1410', p.main) + person(640, 380, 1.15, '#F2C29B', '#7A3B12', p.accent),
      ) +
      shadow(bubble(150, 96, 250, 116, p.paper, 'right') + bubble(560, 70, 250, 116, p.accent, 'left')) +
      bar(190, 134, 170, 14, p.main) +
      bar(190, 162, 110, 14, '#FFDDB0') +
      bar(600, 108, 170, 14, p.paper) +
      bar(600, 136, 120, 14, '#D9A8EC') +
      `<path d="M0 597h960v123H0z" fill="${p.main}"/>`,
  },
  'mentoria-novos-gestores': {
    palette: palettes.red,
    seed: 33,
    draw: (p) =>
      shadow(
        [
          '212,236,#8D5A3C,#2A1410,#FFCB05,#5C1B7A',
          '484,236,#F2C29B,#C77A1E,#E4002B,#FFCB05',
          '212,448,#D99A6C,#1E0530,#7A1FA2,#FF8FA3',
          '484,448,#6B3F2A,#111,#FFF7EC,#3A0F52',
        ]
          .map((spec, i) => {
            const [x, y, skin, hair, shirt, ground] = spec.split(',');
            return `<clipPath id="c${i}"><rect x="${x}" y="${Number(y) - 116}" width="262" height="200" rx="22"/></clipPath><g clip-path="url(#c${i})"><rect x="${x}" y="${Number(y) - 116}" width="262" height="200" fill="${ground}"/>${person(Number(x) + 131, Number(y) - 2, 0.82, skin ?? '', hair ?? '', shirt ?? '')}</g>`;
          })
          .join(''),
      ) + `<circle cx="790" cy="340" r="52" fill="${p.main}"/><path d="M774 312l46 28-46 28z" fill="${p.ink}"/>`,
  },
  'revisao-de-vespera': {
    palette: palettes.plum,
    seed: 44,
    draw: (p) =>
      course(
        { ...p, paper: '#FFF3E0' },
        `<path d="M520 200a110 110 0 1 0 72 190 92 92 0 0 1-72-190z" fill="${p.accent}"/>` +
          dot(610, 220, 10, p.main) +
          dot(650, 280, 7, p.ground) +
          dot(300, 240, 8, p.main) +
          dot(330, 380, 10, p.ground),
      ),
  },
};

for (const [name, { palette, seed, draw }] of Object.entries(pictures)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="18" stdDeviation="18" flood-color="#000" flood-opacity=".22"/></filter></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>${tiles(palette.tile, seed)}${draw(palette)}</svg>`;
  const image = await sharp(Buffer.from(svg)).webp({ quality: 82, effort: 6 }).toBuffer();
  writeFileSync(join(import.meta.dirname, `${name}.webp`), image);
}
