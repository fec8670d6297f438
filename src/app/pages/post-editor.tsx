import { OpeningSoon } from '../shell/OpeningSoon'
import { useRouteRow } from '../shell/use-route-row'

/** Writes a post, changes one or begins with a copy of one, as the mode of its row says. */
export function Page() {
  const row = useRouteRow()
  return <OpeningSoon key={row?.mode} />
}
