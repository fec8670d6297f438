import { useHomes } from '../model/use-homes'
import { HomeSelector, type HomeSelectorProps } from './HomeSelector'

export type HomesProps = Omit<HomeSelectorProps, 'homes'> & {
  /** The home in the address, if one is. */
  homeInAddress: string | undefined
}

/** The selector with the person's homes, as soon as they are known. The default export lets it be a chunk of its own. */
export default function Homes({ homeInAddress, ...selector }: HomesProps) {
  const homes = useHomes(homeInAddress)
  return homes && <HomeSelector homes={homes} {...selector} />
}
