import { createElement } from 'react'
import type { API_HashEntry } from 'storybook/internal/types'
import { type Status, statuses, statusMeaning } from '../../scripts/components/component'

/** They repeat the tokens, which the frame cannot read. */
const colours: Record<Status, string> = { draft: '#7a4b00', ready: '#006475', stable: '#1d6a3a' }

/**
 * The name of an entry in the sidebar. Most components are ready; behind those that are less or more stands their
 * status, and what it means in a tooltip.
 */
export function StatusLabel({ item }: { item: API_HashEntry }) {
  const status = item.type === 'component' ? statusOf(item) : undefined
  if (!status || status === 'ready') return item.name
  const badge = { color: colours[status], fontSize: 10, fontWeight: 600 }
  return createElement(
    'span',
    { style: { display: 'flex', gap: 8, alignItems: 'baseline' } },
    item.name,
    createElement('small', { style: badge, title: statusMeaning[status] }, status),
  )
}

function statusOf({ tags }: { tags: string[] }): Status | undefined {
  return statuses.find((status) => tags.includes(status))
}
