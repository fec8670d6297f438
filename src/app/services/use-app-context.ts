import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { appContextChanged } from '@/shared/app-context'
import { fullAddress } from '@/shared/full-address'
import { useIntl } from '@/shared/i18n'
import { isScreenPath } from '@/shared/routes'

const leaveFor = (address: string) => window.location.assign(address)

/**
 * Gives models the messages of the portal and a way to follow its paths, as its links do. `leave` loads what is no
 * screen.
 */
export function useAppContext(leave: (address: string) => void = leaveFor): void {
  const intl = useIntl()
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const changeContext = useUnit(appContextChanged)
  const go = useEffectEvent((path: string) => {
    if (!isScreenPath(path)) leave(fullAddress(path))
    else if (path !== here) void navigate(path)
  })
  useEffect(() => {
    changeContext({ intl, go: (path) => go(path) })
  }, [intl, changeContext])
}
