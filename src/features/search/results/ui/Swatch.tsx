import type { Schemas } from '@/api'
import styles from './Results.module.css'

/** The colour of a community beside its name. */
export function Swatch({ color }: { color: Schemas['CommunitySummary']['color'] }) {
  return <span aria-hidden="true" data-hue={color} className={styles.swatch} />
}
