import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { homeQueries } from '../api/home-queries'
import { contents } from './contents'
import { TodoWidget } from './TodoWidget'
import { useNear } from './use-near'
import { WidgetBoundary } from './WidgetBoundary'
import { WidgetFrame } from './WidgetFrame'

export type WidgetProps = { homeId: string; widget: Schemas['Widget'] }

/**
 * One part of a home. It asks, fails and is tried again by itself; the others stand as they are. A kind of a newer
 * server is left out.
 */
export function Widget(props: WidgetProps) {
  const { widget } = props
  if (widget.kind !== 'todo' && !contents.has(widget.kind)) return null
  return (
    <WidgetBoundary widget={widget}>
      {widget.kind === 'todo' ? <TodoWidget widget={widget} /> : <AskedWidget {...props} />}
    </WidgetBoundary>
  )
}

function AskedWidget({ homeId, widget }: WidgetProps) {
  const { formatMessage } = useIntl()
  const [ref, near] = useNear()
  const [asked, setAsked] = useState(widget.problem === null)
  const { data, isError, isFetching, refetch } = useQuery({
    ...homeQueries.widget(homeId, widget),
    enabled: widget.data === null && near && asked,
  })
  const shown = widget.data ?? data
  const content = shown && contents.get(widget.kind)?.(shown, widget)
  // An answer without what its kind needs is as good as none.
  const failed = (!asked || isError || (shown !== undefined && content === undefined)) && !isFetching
  return (
    <WidgetFrame
      ref={ref}
      widget={widget}
      all={content?.all && { words: formatMessage(content.all.words), href: content.all.href }}
      failed={failed && !content}
      busy={isFetching}
      empty={content?.empty}
      onRetry={() => {
        setAsked(true)
        void refetch()
      }}
    >
      {content?.body}
    </WidgetFrame>
  )
}
