interface Listed {
  readonly data: { readonly totalRecords: number } | undefined;
  /** What is shown is the page before. */
  readonly isPlaceholderData: boolean;
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
  setPage(page: number): void;
}

/** How many pages there are. A list may get shorter while one looks at its last page: then the last that there is takes its place. */
export function usePageCount({ data, isPlaceholderData }: Listed, { page, pageSize, setPage }: Paging): number {
  const pageCount = Math.ceil((data?.totalRecords ?? 0) / pageSize);
  if (data && !isPlaceholderData && page > 1 && page > pageCount) setPage(Math.max(pageCount, 1));
  return pageCount;
}
