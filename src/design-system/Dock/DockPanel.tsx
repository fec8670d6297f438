import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react'
import { ChevronDownIcon, ChevronUpIcon, Icon } from '../icons'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './DockPanel.module.css'

export type DockPanelProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Names the panel: "Moving 48 posts to Approved", the title of the current chat. One line when collapsed. */
  title: ReactNode
  /** An Icon, or the Avatar of whom it is about. */
  icon?: ReactNode
  /** A Badge behind the title: what waits. It is not read out; say it in `badgeLabel`. */
  badge?: ReactNode
  /** The badge in words: "3 unread messages". */
  badgeLabel?: string | undefined
  /** A small Progress: how far it is, along the lower edge of the header while what is inside cannot say so. */
  progress?: ReactNode
  /** What else can be done, behind the title: IconButtons for a new tab, for closing. */
  actions?: ReactNode
  expanded: boolean
  /** Without it the panel stays as it is, and its header is no button. */
  onExpandedChange?: ((expanded: boolean) => void) | undefined
  /**
   * `md` is 400 px, as the chat; `lg` is 488 px, as the banner of a bulk operation. Phones give it their whole width.
   */
  width?: 'md' | 'lg'
  /** As high as its content, or two thirds of the window (`tall`), as the chat. */
  height?: 'content' | 'tall'
  /** `none` for what fills the panel to its edges, as a frame. */
  padding?: 'none' | 'md'
  /** Of the title, in the outline of the page. */
  headingLevel?: 2 | 3
  /** The button that its header is, for who opens the panel from elsewhere and takes the focus along. */
  headRef?: Ref<HTMLButtonElement> | undefined
}

/**
 * A card that sits on the lower edge of the window. Its header collapses and expands it; what is inside stays alive
 * meanwhile, so that a chat goes on. Stands in a Dock.
 */
export function DockPanel({
  title,
  icon,
  badge,
  badgeLabel,
  progress,
  actions,
  expanded,
  onExpandedChange,
  width = 'md',
  height = 'content',
  padding = 'md',
  headingLevel = 2,
  headRef,
  className,
  children,
  ...rest
}: DockPanelProps) {
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const words = (
    <>
      {icon}
      <span id={`${id}-title`} className={styles.title}>
        {title}
      </span>
      {badge !== undefined && badge !== null && <span aria-hidden>{badge}</span>}
      {badgeLabel !== undefined && <VisuallyHidden>, {badgeLabel}</VisuallyHidden>}
    </>
  )

  return (
    <div
      role="group"
      aria-labelledby={`${id}-title`}
      {...rest}
      data-expanded={expanded || undefined}
      data-width={width}
      data-height={height}
      data-padding={padding}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <Heading className={styles.heading}>
          {onExpandedChange ? (
            <button
              ref={headRef}
              type="button"
              aria-expanded={expanded}
              aria-controls={`${id}-body`}
              className={styles.toggle}
              onClick={() => onExpandedChange(!expanded)}
            >
              {words}
              <Icon of={expanded ? ChevronDownIcon : ChevronUpIcon} className={styles.chevron} />
            </button>
          ) : (
            <span className={styles.toggle}>{words}</span>
          )}
        </Heading>
        {actions}
        {!expanded && progress && <div className={styles.progress}>{progress}</div>}
      </div>
      {/* Out of sight it is out of reach too, yet not unmounted. */}
      <div id={`${id}-body`} inert={!expanded} className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
