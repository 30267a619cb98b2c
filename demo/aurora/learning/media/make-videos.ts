/**
 * Creates the videos of Aurora's trainings, with narration and captions: `node demo/aurora/learning/media/make-videos.ts`. Requires ffmpeg
 * and espeak-ng.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sharp from 'sharp';

const sharp = createRequire(new URL('../../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;
const here = import.meta.dirname;

interface Slide {
  readonly kicker: string;
  readonly title: string;
  readonly points: readonly string[];
  /** One or two sentences; also used as captions. */
  readonly speech: readonly string[];
}

interface Video {
  readonly name: string;
  readonly poster: string;
  readonly slides: readonly Slide[];
}

const videos: readonly Video[] = [
  {
    name: 'nr-10-riscos',
    poster: 'nr-10',
    slides: [
      {
        kicker: 'NR-10 · Aula 1',
        title: 'Os riscos da eletricidade',
        points: ['Choque elétrico', 'Arco elétrico', 'Campos eletromagnéticos'],
        speech: [
          'Bem-vindo à primeira aula de NR-10.',
          'Vamos conhecer os riscos da eletricidade e como nos proteger deles.',
        ],
      },
      {
        kicker: 'Choque elétrico',
        title: 'A corrente atravessa o corpo',
        points: ['A partir de 30 mA pode ser fatal', 'O caminho da corrente importa', 'Pele molhada conduz mais'],
        speech: [
          'O choque acontece quando a corrente atravessa o corpo.',
          'Com trinta miliampères, o coração já pode parar.',
        ],
      },
      {
        kicker: 'Arco elétrico',
        title: 'Calor, luz e pressão',
        points: ['Temperaturas de até 20 mil °C', 'Queimaduras à distância', 'Vestimenta antichama'],
        speech: [
          'O arco elétrico libera calor, luz e pressão em milésimos de segundo.',
          'Por isso, a vestimenta certa e a distância segura salvam vidas.',
        ],
      },
      {
        kicker: 'Regra de ouro',
        title: 'Desenergize antes de tudo',
        points: ['Seccione e bloqueie', 'Teste a ausência de tensão', 'Aterre e sinalize'],
        speech: [
          'A medida que vem antes de todas é desenergizar.',
          'Seccione, bloqueie, teste, aterre e sinalize. Só então trabalhe.',
        ],
      },
    ],
  },
  {
    name: 'lgpd-abertura',
    poster: 'lgpd',
    slides: [
      {
        kicker: 'LGPD na prática',
        title: 'Dados de clientes são de clientes',
        points: ['Nome, CPF, endereço', 'Consumo de energia', 'Foto e biometria'],
        speech: [
          'Todos os dias lidamos com dados de milhões de clientes.',
          'Eles confiam que nós vamos cuidar bem dessas informações.',
        ],
      },
      {
        kicker: 'Três perguntas',
        title: 'Antes de usar um dado',
        points: ['Para que preciso dele?', 'Tenho uma base legal?', 'Quem mais vai ver?'],
        speech: ['Antes de usar um dado, faça três perguntas.', 'Para quê, com que base legal, e quem mais vai ver.'],
      },
    ],
  },
  {
    name: 'lideranca-conversa',
    poster: 'lideranca',
    slides: [
      {
        kicker: 'Liderança',
        title: 'A conversa que faz crescer',
        points: ['Fale do fato, não da pessoa', 'Diga o efeito que ele teve', 'Combinem o próximo passo'],
        speech: [
          'Dar retorno é o gesto mais simples da liderança.',
          'Fale do fato, diga o efeito e combinem o próximo passo.',
        ],
      },
      {
        kicker: 'Para praticar',
        title: 'Uma conversa por semana',
        points: ['Escolha uma pessoa', 'Marque quinze minutos', 'Escute mais do que fala'],
        speech: ['Esta semana, escolha uma pessoa da equipe e marque quinze minutos.', 'Escute mais do que fala.'],
      },
    ],
  },
];

const PAUSE_SECONDS = 0.6;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function drawSlide(
  { kicker, title, points }: Slide,
  poster: string,
  path: string,
  progress: number,
): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <defs><linearGradient id="shade"><stop offset="0" stop-color="#0b0736" stop-opacity=".94"/><stop offset=".62" stop-color="#0b0736" stop-opacity=".72"/><stop offset="1" stop-color="#0b0736" stop-opacity=".1"/></linearGradient></defs>
    <rect width="1280" height="720" fill="url(#shade)"/>
    <g font-family="Noto Sans, DejaVu Sans, sans-serif" fill="#fff">
      <text x="80" y="150" font-size="30" fill="#ffc94d" font-weight="600">${escaped(kicker)}</text>
      <text x="80" y="228" font-size="58" font-weight="700">${escaped(title)}</text>
      ${points.map((point, index) => `<circle cx="96" cy="${330 + index * 84}" r="12" fill="#00c9b7"/><text x="130" y="${344 + index * 84}" font-size="38">${escaped(point)}</text>`).join('')}
    </g>
    <rect x="0" y="708" width="${1280 * progress}" height="12" fill="#ffb000"/>
  </svg>`;
  const background = await sharp(join(here, `${poster}.webp`))
    .resize(1280, 720)
    .blur(3)
    .toBuffer();
  await sharp(background)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(path);
}

function secondsOf(path: string): number {
  return Number(
    execFileSync('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path], {
      encoding: 'utf8',
    }),
  );
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

async function make(video: Video, folder: string): Promise<void> {
  const parts: string[] = [];
  const cues: string[] = [];
  let at = 0;
  for (const [index, slide] of video.slides.entries()) {
    const picture = join(folder, `${index}.png`);
    await drawSlide(slide, video.poster, picture, (index + 1) / video.slides.length);
    for (const [line, text] of slide.speech.entries()) {
      const voice = join(folder, `${index}-${line}.wav`);
      const part = join(folder, `${index}-${line}.mp4`);
      execFileSync('espeak-ng', ['-v', 'pt-br', '-s', '150', '-p', '42', '-g', '4', '-w', voice, text]);
      const seconds = secondsOf(voice) + PAUSE_SECONDS;
      execFileSync('ffmpeg', [
        '-v',
        'error',
        '-y',
        '-loop',
        '1',
        '-framerate',
        '12',
        '-i',
        picture,
        '-i',
        voice,
        '-af',
        `apad=pad_dur=${PAUSE_SECONDS}`,
        '-t',
        String(seconds),
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        '28',
        '-pix_fmt',
        'yuv420p',
        '-g',
        '24',
        '-c:a',
        'aac',
        '-b:a',
        '48k',
        '-ac',
        '1',
        '-ar',
        '24000',
        part,
      ]);
      parts.push(`file '${part}'`);
      const length = secondsOf(part);
      cues.push(`${stamp(at)} --> ${stamp(at + length - PAUSE_SECONDS / 2)}\n${text}`);
      at += length;
    }
  }
  const list = join(folder, 'parts.txt');
  writeFileSync(list, parts.join('\n'));
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    '-c',
    'copy',
    '-movflags',
    '+faststart',
    join(here, `${video.name}.mp4`),
  ]);
  writeFileSync(join(here, `${video.name}.vtt`), `WEBVTT\n\n${cues.join('\n\n')}\n`);
}

for (const video of videos) {
  const folder = mkdtempSync(join(tmpdir(), 'aurora-video-'));
  await make(video, folder);
  rmSync(folder, { recursive: true });
}
