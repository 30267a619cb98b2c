import { useState } from 'react';

/** Chosen statuses and shown page of a list. */
export interface StatusPages<S extends string> {
  readonly chosen: readonly S[];
  /** From 1. */
  readonly page: number;
  setPage(page: number): void;
  /** Filters by other statuses and returns to the first page. */
  choose(next: readonly S[]): void;
}

/** Keeps which statuses a list shows, and which of its pages. */
export function useStatusPages<S extends string>(first: readonly S[]): StatusPages<S> {
  const [chosen, setChosen] = useState(first);
  const [page, setPage] = useState(1);
  const choose = (next: readonly S[]): void => {
    setChosen(next);
    setPage(1);
  };
  return { chosen, page, setPage, choose };
}
