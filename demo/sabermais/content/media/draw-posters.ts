/**
 * Draws the pictures of Rede Saber+'s content: `node demo/sabermais/content/media/draw-posters.ts`. The same list gives the same pictures:
 * a flat ground, a figure and a border of tiles like those of the login page.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import { posters } from './poster-list.ts';
import { subjects } from './poster-subjects.ts';
import type { Ink } from './poster-subjects.ts';

const sharp = createRequire(new URL('../../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;

const red = '#E4002B';
const yellow = '#FFCB05';
const cream = '#FFF3E0';
const purple = '#7A1FA2';
const plum = '#43105C';
const coral = '#FF7058';
const wine = '#B8001F';

interface PosterTheme {
  readonly ground: string;
  readonly deep: string;
  readonly ink: Ink;
  readonly tiles: readonly string[];
}

const themes: readonly PosterTheme[] = [
  {
    ground: red,
    deep: wine,
    ink: { main: cream, second: coral, accent: yellow, dark: plum },
    tiles: [wine, yellow, plum, coral],
  },
  {
    ground: yellow,
    deep: '#F0B400',
    ink: { main: purple, second: cream, accent: red, dark: plum },
    tiles: [red, purple, cream, '#F0B400'],
  },
  {
    ground: purple,
    deep: '#63178A',
    ink: { main: yellow, second: cream, accent: coral, dark: plum },
    tiles: [plum, red, yellow, '#63178A'],
  },
  {
    ground: cream,
    deep: '#FFE3BD',
    ink: { main: red, second: cream, accent: yellow, dark: plum },
    tiles: [coral, purple, yellow, '#FFE3BD'],
  },
  {
    ground: coral,
    deep: '#F25A41',
    ink: { main: cream, second: yellow, accent: plum, dark: wine },
    tiles: [red, plum, cream, '#F25A41'],
  },
  {
    ground: plum,
    deep: '#350A4A',
    ink: { main: coral, second: cream, accent: yellow, dark: red },
    tiles: [purple, red, yellow, '#350A4A'],
  },
];

/** Returns a generator of pseudo-random numbers from 0 to below 1, fixed by its seed. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761) % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function pick<T>(values: readonly T[], roll: () => number): T {
  // The index is inside the list, because every number is below 1.
  return values[Math.floor(roll() * values.length)] as T;
}

const side = 135;

function tile(x: number, y: number, ground: string, figure: string, roll: () => number): string {
  const s = side;
  const shapes = [
    `<path d="M0 0h${s}a${s} ${s} 0 0 1-${s} ${s}z"/>`,
    `<path d="M${s} ${s}H0a${s} ${s} 0 0 1 ${s}-${s}z"/>`,
    `<circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.34}"/>`,
    `<path d="M0 0h${s}L0 ${s}z"/>`,
    `<path d="M0 ${s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0zM0 ${s}a${s / 2} ${s / 2} 0 0 1 ${s} 0z"/>`,
    `<path d="M0 0h${s / 2}v${s / 2}H0zM${s / 2} ${s / 2}h${s / 2}v${s / 2}H${s / 2}z"/>`,
    `<path d="M${s * 0.36} ${s * 0.14}h${s * 0.28}v${s * 0.22}h${s * 0.22}v${s * 0.28}H${s * 0.64}v${s * 0.22}H${s * 0.36}V${s * 0.64}H${s * 0.14}V${s * 0.36}h${s * 0.22}z"/>`,
    `<path d="M${s * 0.3} ${s * 0.22}v${s * 0.56}l${s * 0.48}-${s * 0.28}z"/>`,
  ];
  return `<g transform="translate(${x} ${y})"><rect width="${s + 0.5}" height="${s + 0.5}" fill="${ground}"/><g fill="${figure}">${pick(shapes, roll)}</g></g>`;
}

function border(theme: PosterTheme, columns: readonly number[], roll: () => number): string {
  return columns
    .flatMap((x) =>
      [0, 1, 2, 3].map((row) => {
        const ground = pick(theme.tiles, roll);
        const figure = pick(
          [...theme.tiles, theme.ground].filter((color) => color !== ground),
          roll,
        );
        return tile(x, row * side, ground, figure, roll);
      }),
    )
    .join('');
}

function draw({ subject, theme: index }: { subject: keyof typeof subjects; theme: number }, seed: number): string {
  const theme = themes[index % themes.length] as PosterTheme;
  const roll = dice(seed);
  const isLeft = roll() < 0.5;
  const columns = isLeft ? [0, side] : [960 - 2 * side, 960 - side];
  const center = isLeft ? 2 * side + 345 : 345;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540">
    <rect width="960" height="540" fill="${theme.ground}"/>
    <circle cx="${center}" cy="270" r="232" fill="${theme.deep}"/>
    ${border(theme, columns, roll)}
    <g transform="translate(${center - 175} 95) scale(.875)">${subjects[subject](theme.ink)}</g>
  </svg>`;
}

for (const [seed, [name, poster]] of Object.entries(posters).entries()) {
  await sharp(Buffer.from(draw(poster, seed + 3)))
    .webp({ quality: 82, effort: 6 })
    .toFile(join(import.meta.dirname, `${name}.webp`));
}
