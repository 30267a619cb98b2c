import type { Endpoint, InputOf, ReplyOf } from '@shared-kit/contracts/core';
import type { TenantDb } from './database/tenant-db.adapter.ts';
import type { Storage } from './storage/storage.port.ts';
import type { Tenant } from './tenancy/tenant.types.ts';

/** Card of a first view. An empty text is left out; the card keeps the room of a missing picture. */
export interface FirstCard {
  readonly title: string;
  readonly picture: string;
  /** Small text above the title. */
  readonly label?: string;
  readonly text?: string;
}

/** Shapes of pictures that a first view can have. */
export type FirstRatio = '16/9' | '4/3' | '1/1' | '2/3';

/** List of cards: in a row that runs off the edge, in columns, or below each other. */
export interface FirstCards {
  readonly kind: 'cards';
  readonly title: string;
  readonly flow: 'row' | 'grid' | 'lines';
  /** `card`: picture above the words. `line`: beside them. `link`: small, beside them. `tile`: words on the picture. */
  readonly look: 'card' | 'line' | 'link' | 'tile';
  readonly ratio?: FirstRatio;
  /** Number of cards side by side on the widest screens; without it as many as fit. */
  readonly columns?: number;
  /** Least width of a card in columns: half of a phone, or more than the usual 15rem for a large picture or a line. */
  readonly width?: 'half' | 'wide' | 'line';
  /** Small line above the cards, e.g. their number. */
  readonly note?: string;
  readonly cards: readonly FirstCard[];
}

/** Part of the first view of a page, from top to bottom. Texts are plain and are escaped where they are written. */
export type FirstPart =
  | {
      /** Training: title, picture and places of its texts and controls. */
      readonly kind: 'front';
      readonly title: string;
      readonly picture: string;
      readonly label: string;
      readonly text: string;
    }
  | {
      readonly kind: 'heading';
      readonly title: string;
      readonly text: string;
      /** True for a heading with a button: beside it, or below it on a phone. */
      readonly hasAction?: boolean;
    }
  /** Places of fields and buttons between a heading and what follows, each on its own line. */
  | { readonly kind: 'controls'; readonly lines: number }
  | {
      readonly kind: 'banner';
      readonly title: string;
      readonly text: string;
      readonly picture: string;
      /** Picture of a phone; empty when it has the same. */
      readonly narrowPicture: string;
    }
  | {
      /** Shows the content that the person used last as a large card. */
      readonly kind: 'resume';
      readonly heading: string;
      readonly title: string;
      readonly label: string;
      readonly picture: string;
    }
  | {
      /** One picture that fills the window, with words on it. */
      readonly kind: 'stage';
      readonly title: string;
      readonly label: string;
      readonly text: string;
      readonly picture: string;
    }
  | FirstCards;

export type FirstView = readonly FirstPart[];

/** Gives a page start the request's data and the calls that it may make. */
export interface PageStartInput {
  readonly tenant: Tenant;
  readonly idUser: number;
  /** Parameters of the page's route. */
  readonly params: Readonly<Record<string, string>>;
  /** Parameters after the `?` of the page's address, e.g. a search. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Returns the person's company. */
  idCompany(): Promise<number | undefined>;
  readonly now: Date;
  /** Signs the links of pictures. */
  readonly storage: Storage;
  /** Reads data of the tenant that no call has. */
  read<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
  /**
   * Makes a reading call of the page for the person, with all checks of a call from outside, and writes its reply into the
   * document. The input must be the page's own, because the page finds the reply by its address and body. Returns
   * undefined when the call is refused.
   */
  call<E extends Endpoint & { readonly query?: undefined }>(
    endpoint: E,
    input: InputOf<E>,
  ): Promise<ReplyOf<E> | undefined>;
}

/**
 * Makes the first calls of a page and returns its first view: what a person sees until the page itself is there.
 * Undefined shows nothing.
 */
export type PageStart = (input: PageStartInput) => Promise<FirstView | undefined>;
