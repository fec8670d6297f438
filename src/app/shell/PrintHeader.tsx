import { useQuery } from '@tanstack/react-query'
import { Brand } from '@/design-system/Brand'
import { environmentQueries } from '@/features/environment'
import styles from './PrintHeader.module.css'

/** The head of every printed page: the customer's logo, which the screen shows in its header instead. */
export function PrintHeader() {
  const { data: environment } = useQuery(environmentQueries.info())
  return (
    environment && (
      <div className={styles.root}>
        <Brand name={environment.customer.name} logoSrc={environment.customer.logoUrl} />
      </div>
    )
  )
}
