/**
 * Draws the pictures of Horizonte's trainings and of its plan: `node demo/horizonte/learning/media/draw-posters.ts`. The same input gives the same
 * pictures.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';

const sharp = createRequire(new URL('../../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;

const ink = '#17524c';
const teal = '#2f9c8c';
const white = '#ffffff';
const coral = '#f2846b';
const sand = '#f6f3c4';

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const drop = (x: number, y: number, size: number) =>
  `<path d="M${x},${y} c${size},${size * 1.3} ${size},${size * 2.2} 0,${size * 2.2} c${-size},0 ${-size},${-size * 0.9} 0,${-size * 2.2} Z" fill="${teal}"/>`;

/** Subject of a poster, in a box of 400 × 400. */
const subjects = {
  higienizacao: `<path d="M90,250 c0,-40 50,-44 60,-10 l20,-110 c6,-30 46,-24 42,6 l-8,60 c20,-20 60,-10 66,20 c30,-10 60,16 52,50 c-10,60 -60,104 -120,104 c-70,0 -112,-50 -112,-120 Z" fill="${coral}"/>
    <path d="M120,262 c40,30 110,34 170,6" fill="none" stroke="${white}" stroke-width="12" stroke-linecap="round"/>${drop(300, 60, 30)}${drop(240, 30, 22)}${drop(345, 130, 18)}
    <circle cx="86" cy="110" r="30" fill="${white}" opacity=".8"/><circle cx="130" cy="66" r="18" fill="${white}" opacity=".8"/>`,
  acolhimento: `<path d="M200,330 C60,240 56,150 104,114 C146,82 186,104 200,146 C214,104 254,82 296,114 C344,150 340,240 200,330 Z" fill="${coral}"/>
    <path d="M60,330 C110,300 150,322 200,330 C250,322 290,300 340,330 L330,372 C280,350 240,360 200,372 C160,360 120,350 70,372 Z" fill="${ink}"/>`,
  prontuario: `<rect x="90" y="50" width="220" height="300" rx="22" fill="${white}"/><rect x="150" y="30" width="100" height="48" rx="16" fill="${ink}"/>
    ${line('M130,130 H270 M130,180 H270 M130,230 H220', teal, 14)}${line('M215,296 l26,26 l56,-62', coral, 20)}`,
  painel: `<circle cx="290" cy="110" r="66" fill="${sand}"/><rect x="110" y="150" width="180" height="210" rx="14" fill="${white}"/><rect x="180" y="280" width="40" height="80" fill="${ink}"/>
    ${line('M200,176 v70 M165,211 h70', coral, 22)}<path d="M40,360 h320 v20 h-320 Z" fill="${ink}"/>${line('M60,358 c0,-50 24,-76 24,-76 s24,26 24,76', teal, 16)}`,
  campanha: `<rect x="60" y="70" width="280" height="200" rx="18" fill="${ink}"/><rect x="76" y="86" width="248" height="168" rx="8" fill="${white}"/>
    <path d="M30,286 h340 l-22,34 h-296 Z" fill="${teal}"/>${line('M110,214 l48,-46 l38,28 l76,-78', coral, 16)}${line('M238,118 h36 v36', coral, 16)}
    <circle cx="112" cy="122" r="14" fill="${sand}"/>`,
};

function draw(
  subject: keyof typeof subjects,
  width: number,
  height: number,
  place: { x: number; y: number; scale: number },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9f2ec"/><stop offset=".6" stop-color="#9fe3d6"/><stop offset="1" stop-color="#ffd9c7"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>
    <circle cx="${place.x + 200 * place.scale}" cy="${place.y + 200 * place.scale}" r="${230 * place.scale}" fill="${white}" opacity=".45"/>
    <path d="M0,${height * 0.86} C${width * 0.3},${height * 0.76} ${width * 0.6},${height} ${width},${height * 0.84} V${height} H0 Z" fill="${teal}" opacity=".35"/>
    <g transform="translate(${place.x} ${place.y}) scale(${place.scale})">${subjects[subject]}</g>
  </svg>`;
}

async function write(name: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(import.meta.dirname, `${name}.webp`));
}

for (const name of ['higienizacao', 'acolhimento', 'prontuario'] as const)
  await write(name, draw(name, 960, 540, { x: 270, y: 60, scale: 1.05 }));
await write('banner', draw('painel', 1920, 720, { x: 1180, y: 60, scale: 1.5 }));
await write('banner-celular', draw('painel', 900, 760, { x: 150, y: 80, scale: 1.5 }));
await write('../../media/campanha-do-plano', draw('campanha', 1200, 675, { x: 340, y: 80, scale: 1.3 }));
