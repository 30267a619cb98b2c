import { aTraining } from '../../test/card-factory.ts';

export const place = { idEnrollment: 7, idUser: 3, nodeCode: 'pagina', idNodeEnrollment: 9 };
export const trainings = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({
    ...aTraining({ title: `Curso ${from + index}` }),
    reason: 'Do seu interesse: Segurança',
  }));

/** Screen of the current test: a large one on which every element is in view. */
export const view = {
  isSmall: false,
  /** Also reports the end of a row as in view. */
  isEndInSight: false,
  isAnythingInSight: true,
};

/** Simulates the screen that `view` describes, and resets it before each test. */
export function simulateScreen(): void {
  beforeEach(() => {
    Object.assign(view, { isSmall: false, isEndInSight: false, isAnythingInSight: true });
    window.matchMedia = ((query: string) => ({
      matches: view.isSmall && query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as never;
    globalThis.IntersectionObserver = class {
      private readonly tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(element: Element) {
        // Except for the button at the end of a row, because nobody has scrolled there.
        if (view.isAnythingInSight && (view.isEndInSight || element.textContent !== 'Carregar mais'))
          this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    } as never;
  });
}
