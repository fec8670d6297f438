import { contrast, oklchToRgb, type Oklch } from './colour'

/** What a customer may tune of the accent: `--accent-h` (degrees) and `--accent-c`. */
export type Accent = { h: number; c: number }

type Pair = { text: string; ground: string; of: (accent: Accent) => [text: Oklch, ground: Oklch] }

/**
 * The hardest pairs that an accent is part of, in light and dark. They repeat the steps of tokens.css because a page
 * judges a customer's accent before anything is painted; accent.test.ts keeps the two equal.
 */
export const accentPairs: Record<'light' | 'dark', readonly Pair[]> = {
  light: [
    pair('--accent', '--surface-hover', ({ h, c }) => [at(0.455, c, h), at(0.935, 0.008, 85)]),
    pair('--accent', '--surface-selected', ({ h, c }) => [at(0.455, c, h), at(0.93, 0.024, h)]),
    pair('--on-accent', '--accent', ({ h, c }) => [at(1, 0, 0), at(0.455, c, h)]),
  ],
  dark: [
    pair('--accent', '--surface-hover', ({ h, c }) => [at(0.785, c, h), at(0.285, 0.011, 240)]),
    pair('--accent', '--surface-selected', ({ h, c }) => [at(0.785, c, h), at(0.31, 0.045, h)]),
    pair('--on-accent', '--accent', ({ h, c }) => [at(0.19, 0.02, h), at(0.785, c, h)]),
  ],
}

/** Whether all text of the portal stays readable (4.5:1) with this accent. Ask before using a customer's. */
export function isReadableAccent(accent: Accent): boolean {
  if (!Number.isFinite(accent.h) || !Number.isFinite(accent.c) || accent.c < 0) return false
  return [...accentPairs.light, ...accentPairs.dark].every(({ of }) => {
    const [text, ground] = of(accent)
    return contrast(oklchToRgb(text), oklchToRgb(ground)) >= 4.5
  })
}

function pair(text: string, ground: string, of: Pair['of']): Pair {
  return { text, ground, of }
}

function at(l: number, c: number, h: number): Oklch {
  return { l, c, h }
}
