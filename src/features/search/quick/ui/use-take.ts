import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { randomId } from '@/shared/random-id'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import type { Row } from '../model/rows'

/** Goes where a row leads; `onSearch` where it is words. `replace` takes the place of the sheet in the history. */
export function useTake(onSearch: (query: string) => void, { replace }: { replace: boolean }) {
  const navigate = useNavigate()
  const open = useUnit(overlayRequested)

  return (row: Row) => {
    const go = (href: string) => void navigate(href, { replace })
    if (row.kind === 'search' || row.kind === 'recent') return onSearch(row.title)
    if (row.kind === 'place') return go(row.href)
    const { kind, id, title } = row.of
    if (kind === 'community') go(paths.community(id))
    if (kind === 'post') go(paths.post(id))
    if (kind === 'person') open({ overlay: 'userProfile', userId: id, name: title })
    if (kind === 'hashtag') go(paths.search({ q: `#${title}`, filter: randomId(), tag: [id] }))
  }
}
