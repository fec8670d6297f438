/** Where a key leads in a row of `length` tabs, round its ends; `null` for keys that mean nothing here. */
export function targetOfKey(key: string, index: number, length: number, rightToLeft: boolean): number | null {
  if (length === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === forward) return (index + 1) % length
  if (key === back) return (index - 1 + length) % length
  return null
}
