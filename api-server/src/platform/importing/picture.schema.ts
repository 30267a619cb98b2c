import * as z from 'zod/mini';

const points: Readonly<Record<string, string>> = {
  top: '50% 0%',
  right: '100% 50%',
  bottom: '50% 100%',
  left: '0% 50%',
};

const focus = z
  .union([z.enum(['top', 'right', 'bottom', 'left']), z.string()])
  .check(
    z.refine(
      (value) => value in points || /^(100|\d{1,2})% (100|\d{1,2})%$/.test(value),
      "Use top, right, bottom, left ou um ponto como '64% 50%'.",
    ),
  );

/**
 * Picture of an import document: its file or address, or `{ file, focus }` with the point that stays in sight where the
 * picture is cut. The point follows the file as a fragment (`capa.webp#focus=64,50`), which the kit's `Image` reads.
 */
export function pictureSchema(place: z.ZodMiniString) {
  return z.union([
    place,
    z.pipe(
      z.strictObject({ file: place, focus }),
      z.transform(({ file, focus: point }) => file + fragmentOf(points[point] ?? point)),
    ),
  ]);
}

function fragmentOf(point: string): string {
  return `#focus=${point.replaceAll('%', '').replace(' ', ',')}`;
}
