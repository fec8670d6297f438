import { clsx } from 'clsx'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'

import { IconButton } from '../IconButton'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  Icon,
  InfoIcon,
  LightbulbIcon,
  TriangleAlertIcon,
  XIcon,
  type IconGlyph,
} from '../icons'
import { usePicture } from '../pictures'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './Tip.module.css'

export type TipTone = 'success' | 'info' | 'pro' | 'warn' | 'error' | 'system'

export type TipProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  tone: TipTone
  /** What the tone means, for those who do not see its drawing: "Error". */
  toneLabel: string
  title?: ReactNode
  children?: ReactNode
  /** Stands above the text when `vertical`, at its side when `horizontal`. */
  image?: { url: string; alternativeText: string } | undefined
  direction?: 'vertical' | 'horizontal'
  /** Buttons under the text. */
  actions?: ReactNode
  /** Names the close button; without it there is none. */
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
}

const drawings: Record<Exclude<TipTone, 'system'>, IconGlyph> = {
  success: CircleCheckIcon,
  info: InfoIcon,
  pro: LightbulbIcon,
  warn: TriangleAlertIcon,
  error: CircleAlertIcon,
}

/** A word from the portal over everything else. When it comes and goes is decided elsewhere. */
export function Tip({
  tone,
  toneLabel,
  title,
  children,
  image,
  direction = 'horizontal',
  actions,
  closeLabel,
  onClose,
  className,
  onKeyDown,
  ...rest
}: TipProps) {
  const picture = usePicture(image?.url)

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event)
    if (event.key === 'Escape' && closeLabel !== undefined) {
      event.stopPropagation()
      onClose?.()
    }
  }

  return (
    // The keys bubble up from the buttons inside; the surface itself takes no focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      {...rest}
      data-tone={tone}
      data-direction={picture ? direction : undefined}
      className={clsx(styles.root, className)}
      onKeyDown={handleKeyDown}
    >
      {image && picture ? (
        <img {...picture} alt={image.alternativeText} className={styles.image} />
      ) : (
        tone !== 'system' && (
          <span className={styles.drawing}>
            <Icon of={drawings[tone]} />
          </span>
        )
      )}
      <div className={styles.text}>
        <VisuallyHidden>{toneLabel}</VisuallyHidden>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children !== undefined && <div className={styles.message}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {closeLabel !== undefined && (
        <IconButton
          label={closeLabel}
          icon={<Icon of={XIcon} />}
          size="sm"
          className={styles.close}
          onClick={onClose}
        />
      )}
    </div>
  )
}
