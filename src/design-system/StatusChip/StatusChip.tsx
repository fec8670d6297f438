import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { parseHex, rgbToOklch } from '../tokens'
import styles from './StatusChip.module.css'

const tones = ['neutral', 'info', 'success', 'warn', 'error', 'pro'] as const

/** The colour names that a workflow state may carry. */
export type StatusColor = (typeof tones)[number]

export type StatusChipProps = ComponentProps<'span'> & {
  /** `styleColor` of the workflow state; a name that is not known is shown as neutral. */
  color?: StatusColor | (string & {}) | null | undefined
  /**
   * `styleColorCode` (#rrggbb), used where `color` is not one of the known names. Its hue and chroma are kept, its
   * lightness is ours: so the words stay readable in every theme, whatever colour a customer picked.
   */
  colorCode?: string | null | undefined
}

/** Where something stands in its workflow. The words say it; the colour only helps. */
export function StatusChip({ color, colorCode, className, style, ...rest }: StatusChipProps) {
  const tone = tones.find((name) => name === color)
  const rgb = tone === undefined || tone === 'neutral' ? parseHex(colorCode ?? '') : null
  const tint = rgb && rgbToOklch(rgb)
  const vars = tint && ({ '--tint-h': tint.h.toFixed(1), '--tint-c': tint.c.toFixed(3) } as CSSProperties)

  return (
    <span
      {...rest}
      data-tone={tint ? undefined : (tone ?? 'neutral')}
      data-tinted={tint ? '' : undefined}
      className={clsx(styles.root, className)}
      style={{ ...vars, ...style }}
    />
  )
}
