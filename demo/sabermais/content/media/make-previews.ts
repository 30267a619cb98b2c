/**
 * Creates the preview pictures of the seek bar: `node demo/sabermais/content/media/make-previews.ts`. Requires ffmpeg. Each file has one
 * picture for every three seconds, row by row, as `preview` in the YAML files states.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const secondsBetween = 3;
const columns = 5;
const films = { 'vitrine-em-tres-tempos': 4, 'luz-que-vende': 3 } as const;

for (const [film, rows] of Object.entries(films)) {
  const filter = `fps=1/${secondsBetween},scale=160:90,tile=${columns}x${rows}`;
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    join(import.meta.dirname, `${film}.mp4`),
    '-vf',
    filter,
    '-frames:v',
    '1',
    '-c:v',
    'libwebp',
    '-quality',
    '60',
    join(import.meta.dirname, `${film}-quadros.webp`),
  ]);
}
