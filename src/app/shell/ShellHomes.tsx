import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadHomes } from '@/features/navigation'
import { paths } from '@/shared/routes'
import { retry } from '@/shared/loadable'
import { RegionBoundary } from './RegionBoundary'
import { useAtRest } from './use-at-rest'

const Homes = lazy(() => retry(loadHomes))

type ShellHomesProps = { homeInAddress: string | undefined; pageTitle: string }

/** The home selector of the header, when the first screen is there. Choosing a home goes to its address. */
export function ShellHomes({ homeInAddress, pageTitle }: ShellHomesProps) {
  const navigate = useNavigate()
  const atRest = useAtRest()
  return (
    atRest && (
      <RegionBoundary name="the homes" fallback={null}>
        <Suspense>
          <Homes
            homeInAddress={homeInAddress}
            pageTitle={pageTitle}
            onHomeChosen={(homeId) => void navigate(paths.digitalWorkplace(homeId))}
          />
        </Suspense>
      </RegionBoundary>
    )
  )
}
