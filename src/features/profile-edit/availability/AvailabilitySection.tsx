import type { Schemas } from '@/api'
import styles from '../ui/ProfileEdit.module.css'
import { AbsenceCard } from './AbsenceCard'
import { HoursCard } from './HoursCard'

/** When somebody can be reached, as they say themselves, and who stands in while they are away. */
export function AvailabilitySection({ profile }: { profile: Schemas['Profile'] }) {
  return (
    <div className={styles.form}>
      <AbsenceCard profile={profile} />
      <HoursCard profile={profile} />
    </div>
  )
}
