/** The page numbers to offer: `size` at most, with the current one in the middle where the ends allow it. */
export function pageWindow(page: number, totalPages: number, size: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - size + 1));
  return Array.from({ length: Math.max(0, Math.min(size, totalPages - first + 1)) }, (_, index) => first + index);
}
