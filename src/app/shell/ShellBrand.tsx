import { useQuery } from '@tanstack/react-query'
import { Brand } from '@/design-system/Brand'
import { environmentQueries } from '@/features/environment'
import { paths } from '@/shared/routes'

/** The customer's logo, which leads home; on paper it leads nowhere. An installation without a logo has nothing in its place. */
export function ShellBrand({ paper }: { paper: boolean }) {
  const { data: environment } = useQuery(environmentQueries.info())
  const { name, logoUrl } = environment?.customer ?? {}
  if (name === undefined || logoUrl == null) return null
  return <Brand name={name} logoSrc={logoUrl} href={paper ? undefined : paths.dashboard()} nameHidden="small-window" />
}
