import { useQuery } from '@tanstack/react-query'
import { Brand } from '@/design-system/Brand'
import { environmentQueries } from '@/features/environment'
import { codePath } from '../model/code-path'
import styles from './Paper.module.css'

export type PaperHeadProps = {
  /** What it is, of whom, and who printed it when. */
  facts: readonly string[]
  /** Where the valid text is. */
  address: string
  /** Names the code, for screen readers. */
  codeLabel: string
}

/** The top of the sheet: whose it is, what is printed, and where a camera finds what is valid. */
export function PaperHead({ facts, address, codeLabel }: PaperHeadProps) {
  const code = codePath(address)
  const { data: environment } = useQuery(environmentQueries.info())
  return (
    <>
      {environment && (
        <Brand
          name={environment.customer.name}
          logoSrc={environment.customer.logoUrl}
          darkLogoSrc={environment.customer.logoDarkUrl}
          className={styles.brand}
        />
      )}
      <header className={styles.head}>
        <div className={styles.about}>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className={styles.address}>{address}</p>
        </div>
        <svg
          role="img"
          aria-label={codeLabel}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className={styles.code}
        >
          <path d={code.path} />
        </svg>
      </header>
    </>
  )
}
