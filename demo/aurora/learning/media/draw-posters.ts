/**
 * Draws the pictures of Aurora's trainings: `node demo/aurora/learning/media/draw-posters.ts`. The same input gives the same pictures. A
 * scene has a sky, a ground and a subject in a box of 540 × 540; posters show the subject in the middle, banners at the right, beside the
 * text.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type Sharp from 'sharp';
import { subjects } from './poster-subjects.ts';

const sharp = createRequire(new URL('../../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;

type Sky = 'night' | 'dawn' | 'teal' | 'amber' | 'violet';

interface Scene {
  readonly name: string;
  readonly sky: Sky;
  readonly subject: keyof typeof subjects;
  readonly seed: number;
}

const skies: Record<Sky, readonly [top: string, middle: string, bottom: string, glow: string, hill: string]> = {
  night: ['#0d0a3e', '#241a86', '#4a3bc8', '#00d2bf', '#150f56'],
  dawn: ['#1b1468', '#5b3fc4', '#ff9d5c', '#ffc247', '#1d1560'],
  teal: ['#052f47', '#067a86', '#27c7b4', '#b7f7e6', '#04303f'],
  amber: ['#5a2608', '#d9780a', '#ffc34d', '#fff0bf', '#4a2205'],
  violet: ['#1f0f57', '#5a35c9', '#a58bff', '#ffb84d', '#221058'],
};

const scenes: readonly Scene[] = [
  { name: 'nr-10', sky: 'night', subject: 'bolt', seed: 3 },
  { name: 'nr-35', sky: 'dawn', subject: 'tower', seed: 11 },
  { name: 'nr-12', sky: 'violet', subject: 'gears', seed: 5 },
  { name: 'lgpd', sky: 'teal', subject: 'padlock', seed: 8 },
  { name: 'lideranca', sky: 'violet', subject: 'summit', seed: 21 },
  { name: 'primeiros-socorros', sky: 'dawn', subject: 'heart', seed: 14 },
  { name: 'direcao-defensiva', sky: 'night', subject: 'road', seed: 17 },
  { name: 'combate-incendio', sky: 'amber', subject: 'flame', seed: 9 },
  { name: 'atendimento', sky: 'teal', subject: 'talk', seed: 26 },
  { name: 'energia-solar', sky: 'amber', subject: 'solar', seed: 31 },
  { name: 'energia-eolica', sky: 'teal', subject: 'wind', seed: 33 },
  { name: 'medicao-inteligente', sky: 'violet', subject: 'meter', seed: 38 },
  { name: 'integracao', sky: 'dawn', subject: 'sunrise', seed: 41 },
  { name: 'etica', sky: 'night', subject: 'scale', seed: 44 },
  { name: 'ergonomia', sky: 'amber', subject: 'desk', seed: 47 },
  { name: 'redes-subterraneas', sky: 'night', subject: 'cables', seed: 52 },
  { name: 'catalogo-seguranca', sky: 'night', subject: 'helmet', seed: 55 },
  { name: 'catalogo-operacao', sky: 'teal', subject: 'tower', seed: 58 },
  { name: 'catalogo-pessoas', sky: 'violet', subject: 'people', seed: 61 },
];

const banners: readonly Scene[] = [
  { name: 'banner-seguranca', sky: 'night', subject: 'helmet', seed: 71 },
  { name: 'banner-renovaveis', sky: 'dawn', subject: 'wind', seed: 74 },
  { name: 'banner-pessoas', sky: 'violet', subject: 'people', seed: 77 },
];

/** Returns a generator of pseudo-random numbers from 0 to below 1, fixed by its seed. */
function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function hills(width: number, height: number, base: number, swing: number, roll: () => number): string {
  const points = Array.from({ length: 7 }, (_, index) => [(index * width) / 6, base - roll() * swing] as const);
  const [first] = points;
  const curve = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [0, base];
    const half = (x - fromX) / 2;
    return `C${fromX + half},${fromY} ${x - half},${y} ${x},${y}`;
  });
  return `M0,${height} L0,${first?.[1] ?? base} ${curve.join(' ')} L${width},${height} Z`;
}

function curtains(width: number, height: number, glow: string, roll: () => number): string {
  return Array.from({ length: 9 }, () => {
    const x = roll() * width;
    const top = height * (0.02 + roll() * 0.2);
    const length = height * (0.3 + roll() * 0.4);
    return `<ellipse cx="${x}" cy="${top + length / 2}" rx="${width * (0.02 + roll() * 0.07)}" ry="${length / 2}" fill="${glow}" opacity="${0.08 + roll() * 0.16}"/>`;
  }).join('');
}

function stars(width: number, height: number, roll: () => number): string {
  return Array.from(
    { length: Math.round(width / 22) },
    () =>
      `<circle cx="${roll() * width}" cy="${roll() * height * 0.55}" r="${0.6 + roll() * 1.5}" fill="#fff" opacity="${0.25 + roll() * 0.6}"/>`,
  ).join('');
}

function draw(
  { sky, subject, seed }: Scene,
  size: { width: number; height: number },
  place: { x: number; y: number; scale: number },
): string {
  const { width, height } = size;
  const [top, middle, bottom, glow, hill] = skies[sky];
  const roll = dice(seed);
  const cx = place.x + 270 * place.scale;
  const cy = place.y + 250 * place.scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
      <radialGradient id="halo"><stop offset="0" stop-color="${glow}" stop-opacity=".75"/><stop offset=".5" stop-color="${glow}" stop-opacity=".22"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
      <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${width / 45}"/></filter>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${stars(width, height, roll)}
    <g filter="url(#soft)">${curtains(width, height, glow, roll)}</g>
    <circle cx="${cx}" cy="${cy}" r="${330 * place.scale}" fill="url(#halo)"/>
    <path d="${hills(width, height, height * 0.8, height * 0.16, roll)}" fill="${hill}" opacity=".45"/>
    <path d="${hills(width, height, height * 0.9, height * 0.14, roll)}" fill="${hill}" opacity=".75"/>
    <g transform="translate(${place.x} ${place.y}) scale(${place.scale})">${subjects[subject]}</g>
    <path d="${hills(width, height, height * 0.985, height * 0.06, roll)}" fill="${hill}"/>
  </svg>`;
}

async function write(name: string, svg: string, quality = 80): Promise<void> {
  await sharp(Buffer.from(svg))
    .webp({ quality, effort: 6 })
    .toFile(join(import.meta.dirname, `${name}.webp`));
}

for (const scene of scenes) {
  await write(scene.name, draw(scene, { width: 960, height: 540 }, { x: 240, y: 34, scale: 0.89 }));
}
for (const banner of banners) {
  await write(banner.name, draw(banner, { width: 1920, height: 720 }, { x: 1120, y: 40, scale: 1.2 }), 76);
  await write(`${banner.name}-celular`, draw(banner, { width: 900, height: 760 }, { x: 128, y: 58, scale: 1.2 }), 76);
}
