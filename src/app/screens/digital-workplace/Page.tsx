import { useParams } from 'react-router-dom'
import { CurrentHome, HomeView } from '@/features/homes'

/** The home that the address names, or the current one. */
export function Page() {
  const { homeId } = useParams()
  return homeId === undefined ? <CurrentHome /> : <HomeView key={homeId} homeId={homeId} />
}
