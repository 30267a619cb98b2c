import { ChevronLeft, ChevronRight } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';
import { pageNumbers } from './pagination.rules.ts';
import styles from './pagination.module.css';

/** Props of `Pagination`. */
export interface PaginationProps {
  /** Page number, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  label?: string;
}

/** Renders the page navigation of a list; renders nothing for a single page. */
export function Pagination({ page, pageCount, onPageChange, label = 'Paginação' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <button
        type="button"
        className={styles.step}
        disabled={page <= 1}
        aria-label="Página anterior"
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
        <span className={styles.stepText}>Anterior</span>
      </button>
      <ol className={styles.pages} role="list">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={classNames(styles.page, number === page && styles.current)}
                aria-label={`Página ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPageChange(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={styles.summary} aria-hidden="true">
        {page} de {pageCount}
      </span>
      <button
        type="button"
        className={styles.step}
        disabled={page >= pageCount}
        aria-label="Próxima página"
        onClick={() => onPageChange(page + 1)}
      >
        <span className={styles.stepText}>Próxima</span>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
    </nav>
  );
}
