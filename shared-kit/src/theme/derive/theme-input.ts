/** How corners are cut. */
export type Shape = 'sharp' | 'soft' | 'round';
/** How titles stand out: by size alone, by weight, or by weight and capitals in section titles. */
export type Heading = 'normal' | 'strong' | 'caps';
/** What the header is made of: the page's own surface, or the company's colour. */
export type Header = 'surface' | 'brand';

/** What a tenant gives (A3-01) plus what it may say about its character; all of it optional. */
export interface ThemeInput {
  /** Any CSS colour. Buttons, links, progress, header. */
  primaryColor?: string | null;
  /** Accents: badges, counters, highlights. */
  secondaryColor?: string | null;
  /** Tints the surfaces; third series of charts. */
  thirdColor?: string | null;
  /** Fourth series of charts, second end of the brand's gradient. */
  fourthColor?: string | null;
  shape?: Shape | null;
  heading?: Heading | null;
  header?: Header | null;
}
