import { type ReactNode, type RefCallback, useEffect, useId, useRef } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { CircleAlertIcon, Icon, RefreshCwIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Widget.module.css'
import { useKindWords } from './use-kind-words'

export type WidgetFrameProps = {
  ref?: RefCallback<Element>
  widget: Schemas['Widget']
  /** The way to all of it, at the end of its heading. */
  all?: { words: string; href: string } | undefined
  failed?: boolean
  busy?: boolean
  /** It has come, and there is nothing in it. */
  empty?: boolean | undefined
  onRetry: () => void
  /** What it shows; absent while that is on its way. */
  children?: ReactNode
}

/** The card of a widget in whatever state it is. Its place is kept from the beginning. */
export function WidgetFrame({ ref, widget, all, failed = false, busy, empty, onRetry, children }: WidgetFrameProps) {
  const { formatMessage } = useIntl()
  const words = useKindWords(widget.kind)
  const titleId = useId()
  const { title, kind, settings, hideWhenEmpty } = widget
  const body = useRef<HTMLDivElement>(null)
  const focusBody = useFocusAfterRetry(body, children !== undefined || empty === true)
  if (empty && hideWhenEmpty) return null
  const name = title ?? words.name
  // A hero names itself by its own heading.
  const bare = title === null
  return (
    <Card
      ref={ref}
      as="section"
      padding={bare && (kind === 'hero' || kind === 'figures') && !failed ? 'none' : 'md'}
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare ? name : undefined}
      data-kind={kind}
      data-tone={kind === 'text' ? settings.tone : undefined}
      className={styles.root}
    >
      {!bare && (
        <div className={styles.head}>
          <Heading level={2} size="label" id={titleId}>
            {title}
          </Heading>
          {all && (
            <Link
              variant="action"
              href={all.href}
              aria-label={formatMessage(messages.allOfWidget, { widget: name, all: all.words })}
            >
              {all.words}
            </Link>
          )}
        </div>
      )}
      <div ref={body} tabIndex={-1} className={styles.body}>
        {failed ? (
          <div role="status" className={styles.failed}>
            <Icon of={CircleAlertIcon} />
            <Text size="sm" tone="muted">
              {bare
                ? formatMessage(messages.widgetFailedNamed, { widget: name })
                : formatMessage(messages.widgetFailed)}
            </Text>
            <Button
              variant="plain"
              tone="accent"
              size="sm"
              icon={<Icon of={RefreshCwIcon} size="sm" />}
              aria-label={formatMessage(messages.tryAgainWith, { widget: name })}
              onClick={() => {
                focusBody()
                onRetry()
              }}
            >
              {formatMessage(messages.tryAgain)}
            </Button>
          </div>
        ) : empty ? (
          <Text size="sm" tone="muted">
            {words.empty}
          </Text>
        ) : (
          (children ?? <Place kind={kind} settings={settings} busy={busy} />)
        )}
      </div>
    </Card>
  )
}

/** Rows as high and as many as will come. */
function Place({
  kind,
  settings,
  busy,
}: Pick<Schemas['Widget'], 'kind' | 'settings'> & { busy?: boolean | undefined }) {
  const { formatMessage } = useIntl()
  const count = Math.min(settings.count ?? 3, 12)
  return (
    <SkeletonGroup
      label={busy === false ? '' : formatMessage(messages.loading)}
      data-look={settings.look}
      data-lead={settings.lead || undefined}
      className={styles.place}
    >
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="block" data-kind={kind} className={styles.placeRow} />
      ))}
    </SkeletonGroup>
  )
}

/** The button goes with the failure: the focus stays in the widget. */
function useFocusAfterRetry(body: { readonly current: HTMLElement | null }, isThere: boolean): () => void {
  const retried = useRef(false)
  useEffect(() => {
    if (!retried.current) return
    if (document.activeElement === document.body || document.activeElement === null)
      body.current?.focus({ preventScroll: true })
    if (isThere) retried.current = false
  })
  return () => {
    retried.current = true
  }
}
