/** Corner style. */
export type Shape = 'sharp' | 'soft' | 'round';
/** Title style: by size alone, by weight, or by weight and capitals in section titles. */
export type Heading = 'normal' | 'strong' | 'caps';
/** Header background: the page's surface or the company's colour. */
export type Header = 'surface' | 'brand';

/** Theme settings of a tenant (A3-01) and of its character; all optional. */
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
