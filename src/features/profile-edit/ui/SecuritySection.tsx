import { Devices } from './Devices'
import { PasswordCard } from './PasswordCard'
import { PrivateEmailCard } from './PrivateEmailCard'
import styles from './ProfileEdit.module.css'

/** What protects the account: password, private address, devices. */
export function SecuritySection() {
  return (
    <div className={styles.form}>
      <PasswordCard />
      <PrivateEmailCard />
      <Devices />
    </div>
  )
}
