interface Listed {
  readonly data: { readonly totalRecords: number } | undefined;
  /** True while the previous page is shown. */
  readonly isPlaceholderData: boolean;
}

interface Paging {
  readonly page: number;
  readonly pageSize: number;
  setPage(page: number): void;
}

/** Returns the number of pages. When the list has become shorter, it moves to the last existing page. */
export function usePageCount({ data, isPlaceholderData }: Listed, { page, pageSize, setPage }: Paging): number {
  const pageCount = Math.ceil((data?.totalRecords ?? 0) / pageSize);
  if (data && !isPlaceholderData && page > 1 && page > pageCount) setPage(Math.max(pageCount, 1));
  return pageCount;
}
