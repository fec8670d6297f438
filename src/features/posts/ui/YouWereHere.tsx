import { feedNews } from '../news'
import styles from './Feed.module.css'

/** Stands above the newest post of the visit before. Its words come when the page is quiet, into their kept place. */
export function YouWereHere({ at }: { at: string }) {
  const { module } = feedNews.useModule()
  return (
    <div className={styles.here}>
      {module && (
        <span>
          <module.LastVisit at={at} />
        </span>
      )}
    </div>
  )
}
