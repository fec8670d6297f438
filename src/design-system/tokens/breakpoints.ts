/** The widths in px where layouts change: small below `medium`, wide from `wide`. tokens.css says the same. */
export const breakpoints = { medium: 768, wide: 1200 } as const
