import * as z from 'zod/mini';

/** What a company says of itself on its landing page. Images are addresses. */
export const landingSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** 4:3; empty where there is none. */
  image: z.string(),
  /** What there is to it, each under an icon of the kit. */
  highlights: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
  /** A look inside; pictures are 16:9. */
  shelf: z.object({
    title: z.string(),
    items: z.array(z.object({ image: z.string(), title: z.string(), text: z.string() })),
  }),
  closing: z.object({ title: z.string(), text: z.string() }),
});

export type Landing = z.infer<typeof landingSchema>;
