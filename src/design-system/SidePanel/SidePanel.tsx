import { clsx } from 'clsx'
import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react'
import { IconButton } from '../IconButton'
import { Icon, Maximize2Icon, Minimize2Icon, XIcon } from '../icons'
import { useCover } from '../interaction'
import { useIsSmall } from '../tokens'
import styles from './SidePanel.module.css'
import { Splitter } from './Splitter'
import { useRoom } from './use-room'

export type SidePanelLabels = {
  /** Names the edge that is dragged: "Width of the assistant". */
  resize: string
  /** Names the button that gives it the full width: "Widen the assistant". */
  widen: string
  /** The same button when it is wide: "Narrow the assistant". */
  narrow: string
  close: string
  /** The width in words, read out while the edge moves: "420 pixels". */
  width: (px: number) => string
}

export type SidePanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Names the landmark: "Assistant". */
  title: string
  icon?: ReactNode
  /** IconButtons behind the title, before those of the panel itself. */
  actions?: ReactNode
  /** The part that scrolls, for content that keeps its own end in view. */
  bodyRef?: Ref<HTMLDivElement>
  /** Stays on the lower edge while the content scrolls: where one writes. */
  footer?: ReactNode
  /**
   * The width in px on windows from 768 px, drawn smaller where they have no room for it; phones give it the whole
   * window.
   */
  value: number
  onValueChange: (value: number) => void
  onClose: () => void
  labels: SidePanelLabels
  /** Least, first and full width in px. A double click on the edge goes back to the first one. */
  min?: number
  initial?: number
  max?: number
}

/**
 * A panel in the layout, at the end of the window: the page shrinks beside it, and both can be used. Its edge is
 * dragged or moved by keys. On phones it covers the window until it is closed. Give it to AppShell as `panel`.
 */
export function SidePanel({
  title,
  icon,
  actions,
  bodyRef,
  footer,
  value,
  onValueChange,
  onClose,
  labels,
  min = 320,
  initial = 320,
  max = 640,
  ref,
  className,
  style,
  children,
  ...rest
}: SidePanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => panel.current as HTMLElement)
  const covers = useIsSmall()
  useCover(panel, covers, onClose)

  // What is said about the width is said of the one that is drawn.
  const most = Math.min(max, useRoom())
  const width = Math.min(value, most)
  const wide = width >= most
  const [narrowWidth, setNarrowWidth] = useState(initial)
  if (!wide && width !== narrowWidth) setNarrowWidth(width)
  const toggle = () => onValueChange(wide ? narrowWidth : max)

  return (
    <section
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...rest}
      ref={panel}
      id={rest.id ?? id}
      role={covers ? 'dialog' : 'complementary'}
      aria-modal={covers || undefined}
      className={clsx(styles.root, className)}
      style={{ '--side-panel-width': `${width}px`, ...style } as CSSProperties}
    >
      {!covers && (
        <Splitter
          {...{ min, onValueChange }}
          value={width}
          max={most}
          panel={panel}
          panelId={rest.id ?? id}
          label={labels.resize}
          valueText={labels.width(width)}
          onToggle={toggle}
          onReset={() => onValueChange(initial)}
        />
      )}
      <div className={styles.head}>
        {icon}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {actions}
        {!covers && (
          <IconButton
            label={wide ? labels.narrow : labels.widen}
            icon={<Icon of={wide ? Minimize2Icon : Maximize2Icon} />}
            onClick={toggle}
          />
        )}
        <IconButton label={labels.close} icon={<Icon of={XIcon} />} onClick={onClose} />
      </div>
      <div ref={bodyRef} className={styles.body}>
        {children}
      </div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
