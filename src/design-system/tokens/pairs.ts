/** Text tokens that may stand on every surface. */
export const inks = ['--ink', '--ink-muted', '--ink-faint', '--accent', '--accent-strong'] as const

export const surfaces = [
  '--surface-canvas',
  '--surface-raised',
  '--surface-overlay',
  '--surface-sunken',
  '--surface-hover',
  '--surface-selected',
  '--surface-unread',
] as const

/** What must be told apart although it is no text (the edge of a control, a switch that is off): 3:1. */
export const edges = [
  ['--line-strong', '--surface-canvas'],
  ['--line-strong', '--surface-raised'],
  ['--line-strong', '--surface-overlay'],
  ['--accent', '--surface-canvas'],
  ['--badge', '--surface-canvas'],
  ['--badge', '--surface-raised'],
  ['--badge', '--surface-selected'],
] as const

const tones = ['success', 'info', 'pro', 'warn', 'error'] as const

/** Every pair of text and ground that the components use, as [text, ground]. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
  ...tones.flatMap((tone) => [
    [`--${tone}`, `--${tone}-wash`] as const,
    [`--${tone}`, '--surface-canvas'] as const,
    [`--${tone}`, '--surface-raised'] as const,
    [`--${tone}`, '--surface-overlay'] as const,
    ['--ink', `--${tone}-wash`] as const,
    ['--ink-muted', `--${tone}-wash`] as const,
  ]),
  ['--accent-strong', '--accent-wash'],
  ['--accent', '--accent-wash'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-strong'],
  ['--on-accent', '--error'],
  ['--on-accent', '--error-strong'],
  ['--on-badge', '--badge'],
  // A selected segment turns ink and paper round.
  ['--surface-canvas', '--ink'],
]
