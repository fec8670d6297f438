/** An id for one search: each submit has its own, also of the same words; reload and back keep the one of the address (AM-13). */
export function freshFilter(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8)
}
