/** Draws the shop windows of the gallery and the pictures of the retail calendar: `node demo/sabermais/content/media/draw-windows.ts`. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import { subjects } from './poster-subjects.ts';
import type { Ink, SubjectName } from './poster-subjects.ts';

const sharp = createRequire(new URL('../../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;

const red = '#E4002B';
const yellow = '#FFCB05';
const cream = '#FFF3E0';
const purple = '#7A1FA2';
const plum = '#43105C';
const coral = '#FF7058';
const teal = '#007C77';

interface Scene {
  readonly wall: string;
  readonly glass: string;
  readonly awning: readonly [string, string];
  readonly ink: Ink;
}

const scenes: readonly Scene[] = [
  {
    wall: plum,
    glass: '#6A2A8C',
    awning: [yellow, cream],
    ink: { main: yellow, second: cream, accent: coral, dark: plum },
  },
  { wall: cream, glass: red, awning: [red, cream], ink: { main: cream, second: coral, accent: yellow, dark: plum } },
  {
    wall: '#F0B400',
    glass: purple,
    awning: [purple, cream],
    ink: { main: cream, second: coral, accent: yellow, dark: plum },
  },
  { wall: coral, glass: cream, awning: [plum, cream], ink: { main: red, second: yellow, accent: purple, dark: plum } },
  {
    wall: teal,
    glass: '#005A57',
    awning: [cream, coral],
    ink: { main: cream, second: coral, accent: yellow, dark: '#003D3B' },
  },
];

const windows: Readonly<Record<string, SubjectName>> = {
  'vitrine-natal': 'star',
  'vitrine-maes': 'heart',
  'vitrine-junina': 'megaphone',
  'vitrine-volta-as-aulas': 'book',
  'vitrine-liquidacao': 'tag',
  'vitrine-inverno': 'lamp',
  'vitrine-uma-cor': 'hanger',
  'vitrine-presentes': 'bag',
  'vitrine-cafe': 'cup',
  'vitrine-plantas': 'sprout',
};

const dates: Readonly<Record<string, SubjectName>> = {
  'data-black-friday': 'tag',
  'data-natal': 'box',
  'data-liquidacao-de-janeiro': 'coins',
  'data-volta-as-aulas': 'book',
  'data-consumidor': 'bag',
  'data-maes': 'heart',
  'data-namorados': 'cup',
};

function shopWindow(subject: SubjectName, { wall, glass, awning, ink }: Scene): string {
  const stripes = Array.from(
    { length: 8 },
    (_, n) => `<path d="M${40 + n * 80} 96h80v92a40 40 0 0 1-80 0z" fill="${awning[n % 2]}"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="0 0 720 720">
    <rect width="720" height="720" fill="${wall}"/><rect y="640" width="720" height="80" fill="${ink.dark}" opacity=".5"/>
    <rect x="80" y="150" width="560" height="500" rx="10" fill="${ink.dark}"/><rect x="98" y="168" width="524" height="464" rx="4" fill="${glass}"/>
    <rect x="98" y="556" width="524" height="76" fill="${ink.dark}" opacity=".35"/><ellipse cx="360" cy="560" rx="190" ry="20" fill="${ink.dark}" opacity=".4"/>
    <g transform="translate(210 232) scale(.75)">${subjects[subject](ink)}</g>
    <path d="M98 470 330 168h110L98 612zM98 400 276 168h26L98 434z" fill="#fff" opacity=".13"/>${stripes}
    <rect x="28" y="76" width="664" height="26" rx="6" fill="${ink.dark}"/>
  </svg>`;
}

function dateCard(subject: SubjectName, { wall, glass, awning, ink }: Scene, seed: number): string {
  const confetti = Array.from({ length: 34 }, (_, n) => {
    const x = (n * 197 + seed * 71) % 960;
    const y = (n * n * 29 + n * 83 + seed * 53) % 640;
    const fill = [awning[0], awning[1], ink.accent, ink.second][n % 4];
    return n % 3 === 0
      ? `<circle cx="${x}" cy="${y}" r="11" fill="${fill}"/>`
      : `<rect x="${x}" y="${y}" width="26" height="11" rx="5" fill="${fill}" transform="rotate(${(n * 47) % 180} ${x} ${y})"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
    <rect width="960" height="640" fill="${glass}"/><path d="M0 0h960v230L0 470z" fill="${wall}"/>${confetti}
    <circle cx="480" cy="290" r="222" fill="${ink.dark}" opacity=".92"/><g transform="translate(325 135) scale(.775)">${subjects[subject](ink)}</g>
  </svg>`;
}

const sceneAt = (index: number): Scene => scenes[index % scenes.length] as Scene;
const save = (name: string, drawing: string) =>
  sharp(Buffer.from(drawing))
    .webp({ quality: 80, effort: 6 })
    .toFile(join(import.meta.dirname, `${name}.webp`));

for (const [index, [name, subject]] of Object.entries(windows).entries())
  await save(name, shopWindow(subject, sceneAt(index)));
for (const [index, [name, subject]] of Object.entries(dates).entries())
  await save(name, dateCard(subject, sceneAt(index), index + 1));
