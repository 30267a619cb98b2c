/**
 * Creates the videos and podcasts of Rede Saber+: `node demo/sabermais/content/media/make-media.ts [name …]`. Requires ffmpeg and
 * espeak-ng. Prints the duration of each, which the YAML files repeat.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Sharp from 'sharp';
import { audios, videos } from './lessons.ts';
import type { AudioLesson, VideoLesson } from './lessons.ts';

const sharp = createRequire(new URL('../../../../api-server/package.json', import.meta.url))('sharp') as typeof Sharp;
const here = import.meta.dirname;
const pauseSeconds = 0.7;

interface Line {
  readonly text: string;
  readonly voice: string;
  /** Duration in seconds, including the pause. */
  readonly length: number;
}

function run(command: string, ...parameters: string[]): string {
  return execFileSync(command, parameters, { encoding: 'utf8' });
}

function secondsOf(path: string): number {
  return Number(run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path));
}

/** Records each line as a file of its own, with a pause after it. */
function speak(lines: readonly string[], folder: string, prefix: string, voice: string): Line[] {
  return lines.map((text, index) => {
    const spoken = join(folder, `${prefix}-${index}.wav`);
    const padded = join(folder, `${prefix}-${index}-pausa.wav`);
    run('espeak-ng', '-v', voice, '-s', '148', '-p', '45', '-g', '3', '-w', spoken, text);
    run(
      'ffmpeg',
      '-v',
      'error',
      '-y',
      '-i',
      spoken,
      '-af',
      `apad=pad_dur=${pauseSeconds},lowpass=f=7500`,
      '-ar',
      '22050',
      padded,
    );
    return { text, voice: padded, length: secondsOf(padded) };
  });
}

function joinVoices(lines: readonly Line[], folder: string): string {
  const list = join(folder, 'voices.txt');
  const whole = join(folder, 'voices.wav');
  writeFileSync(list, lines.map(({ voice }) => `file '${voice}'`).join('\n'));
  run('ffmpeg', '-v', 'error', '-y', '-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', whole);
  return whole;
}

function writeCaptions(name: string, lines: readonly Line[]): void {
  const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
  let at = 0;
  const cues = lines.map(({ text, length }) => {
    const cue = `${stamp(at)} --> ${stamp(at + length - pauseSeconds / 2)}\n${text}`;
    at += length;
    return cue;
  });
  writeFileSync(join(here, `${name}.vtt`), `WEBVTT\n\n${cues.join('\n\n')}\n`);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws the text over the picture of the lesson. */
async function drawSlide(lesson: VideoLesson, index: number, path: string): Promise<void> {
  const slide = lesson.slides[index];
  if (!slide) throw new Error(`${lesson.name} has no slide ${index}`);
  const dots = lesson.slides.map(
    (_, at) =>
      `<rect x="${72 + at * 62}" y="478" width="50" height="8" rx="4" fill="${at <= index ? '#FFCB05' : '#ffffff'}" opacity="${at <= index ? 1 : 0.35}"/>`,
  );
  const points = slide.points.map(
    (point, at) =>
      `<rect x="72" y="${258 + at * 54}" width="18" height="18" fill="#FFCB05"/><text x="108" y="${275 + at * 54}" font-size="28">${escaped(point)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540" fill="#2b0a3d" opacity=".86"/><rect width="18" height="540" fill="#E4002B"/>
    <g font-family="DejaVu Sans" fill="#fff"><text x="72" y="104" font-size="22" fill="#FFCB05" font-weight="700">${escaped(lesson.kicker.toUpperCase())}</text>
    <text x="72" y="180" font-size="46" font-weight="700" textLength="${Math.min(816, slide.title.length * 27)}" lengthAdjust="spacingAndGlyphs">${escaped(slide.title)}</text>${points.join('')}</g>${dots.join('')}</svg>`;
  const ground = await sharp(join(here, `${lesson.name}.webp`))
    .resize(960, 540)
    .toBuffer();
  await sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(path);
}

async function makeVideo(lesson: VideoLesson, folder: string): Promise<number> {
  const bySlide = lesson.slides.map(({ speech }, index) => speak(speech, folder, `slide-${index}`, 'pt-br'));
  const lines = bySlide.flat();
  const pictures = join(folder, 'pictures.txt');
  const entries: string[] = [];
  for (const [index, spoken] of bySlide.entries()) {
    const picture = join(folder, `${index}.png`);
    await drawSlide(lesson, index, picture);
    entries.push(`file '${picture}'\nduration ${spoken.reduce((sum, { length }) => sum + length, 0)}`);
  }
  // Repeats the last picture, because the concat demuxer drops its duration otherwise.
  writeFileSync(pictures, `${entries.join('\n')}\n${entries.at(-1)?.split('\n')[0] ?? ''}\n`);
  const path = join(here, `${lesson.name}.mp4`);
  const video = [
    '-vf',
    'fps=10,format=yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'stillimage',
    '-crf',
    '29',
    '-g',
    '50',
    '-threads',
    '1',
  ];
  const audio = ['-c:a', 'aac', '-b:a', '24k', '-ac', '1', '-ar', '22050', '-shortest'];
  const plain = ['-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact'];
  run(
    'ffmpeg',
    '-v',
    'error',
    '-y',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    pictures,
    '-i',
    joinVoices(lines, folder),
    ...video,
    ...audio,
    ...plain,
    path,
  );
  writeCaptions(lesson.name, lines);
  return secondsOf(path);
}

function makeAudio(lesson: AudioLesson, folder: string): number {
  const lines = speak(lesson.speech, folder, 'line', 'pt-br+f3');
  const path = join(here, `${lesson.name}.mp3`);
  run(
    'ffmpeg',
    '-v',
    'error',
    '-y',
    '-i',
    joinVoices(lines, folder),
    '-c:a',
    'libmp3lame',
    '-b:a',
    '32k',
    '-ac',
    '1',
    '-map_metadata',
    '-1',
    path,
  );
  writeCaptions(lesson.name, lines);
  return secondsOf(path);
}

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }): boolean => wanted.length === 0 || wanted.includes(name);
const folder = mkdtempSync(join(tmpdir(), 'sabermais-'));
for (const lesson of videos.filter(isWanted)) console.log(lesson.name, Math.round(await makeVideo(lesson, folder)));
for (const lesson of audios.filter(isWanted)) console.log(lesson.name, Math.round(makeAudio(lesson, folder)));
rmSync(folder, { recursive: true });
