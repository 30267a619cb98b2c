import * as z from 'zod/mini';

/** Content of a company's landing page. Images are addresses. */
export const landingSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** 4:3; empty when there is none. */
  image: z.string(),
  /** Features, each with an icon of the kit. */
  highlights: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  /** Sample contents; pictures are 16:9. */
  shelf: z.object({
    title: z.string(),
    items: z.array(z.object({ image: z.string(), title: z.string(), text: z.string() })),
  }),
  closing: z.object({ title: z.string(), text: z.string() }),
});

export type Landing = z.infer<typeof landingSchema>;
