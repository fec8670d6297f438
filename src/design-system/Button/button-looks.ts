/** What a button and a link that looks like one have in common. */
export type ButtonLooks = {
  /**
   * `primary` is the one thing to do on a screen or in a dialog; `quiet` stands beside it; `danger` cannot be taken
   * back; `plain` has no edge, for rows and toolbars.
   */
  variant?: 'primary' | 'quiet' | 'danger' | 'plain' | undefined
  /** `sm` in banners and rows, `md` elsewhere, `lg` below the fields of a form. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Plain buttons only: `accent` for "Mark all as read", `muted` for "Skip". */
  tone?: 'muted' | 'accent' | undefined
  /** Takes the whole width of its container, as on phones. */
  wide?: boolean | undefined
}

export function looks({ variant = 'quiet', size = 'md', tone = 'muted', wide = false }: ButtonLooks) {
  return {
    'data-variant': variant,
    'data-size': size,
    'data-tone': variant === 'plain' ? tone : undefined,
    'data-wide': wide || undefined,
  }
}
