import { useQuery } from '@tanstack/react-query'
import { Brand } from '@/design-system/Brand'
import { environmentQueries } from '@/features/environment'
import { paths } from '@/shared/routes'
import styles from './ShellBrand.module.css'

/** The customer's logo, which leads home; on paper it is no link. Without a logo there is nothing in its place. */
export function ShellBrand({ paper }: { paper: boolean }) {
  const { data: environment } = useQuery(environmentQueries.info())
  const { name, logoUrl, logoDarkUrl } = environment?.customer ?? {}
  if (name === undefined || logoUrl == null) return null
  return (
    <Brand
      name={name}
      logoSrc={logoUrl}
      darkLogoSrc={logoDarkUrl}
      href={paper ? undefined : paths.dashboard()}
      nameHidden="small-window"
    />
  )
}

/** The head of every printed page: the customer's logo, which the screen shows in its header instead. */
export function PrintBrand() {
  const { data: environment } = useQuery(environmentQueries.info())
  return (
    environment && (
      <div className={styles.print}>
        <Brand name={environment.customer.name} logoSrc={environment.customer.logoUrl} />
      </div>
    )
  )
}
