import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Text.module.css'

export type TextProps = ComponentProps<'p'> & {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | 'figcaption' | 'li'
  /** `2xs` 11, `xs` 12, `sm` 13, `md` 14, `lg` 16, `xl` 19 px. */
  size?: '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  tone?: 'ink' | 'muted' | 'faint' | 'accent' | 'success' | 'warn' | 'error'
  weight?: 'regular' | 'medium' | 'strong'
  /** `reading` for what people wrote to be read at length, and for answers of the assistant. */
  face?: 'ui' | 'reading' | 'mono'
  /** One line, cut with an ellipsis; for names in rows, never for actions. */
  truncate?: boolean
}

/** Words in a size and tone of the scale. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'ink',
  weight = 'regular',
  face = 'ui',
  truncate = false,
  className,
  ...rest
}: TextProps) {
  const Element = as as ElementType
  return (
    <Element
      {...rest}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-face={face}
      data-truncate={truncate || undefined}
      className={clsx(styles.root, className)}
    />
  )
}
