import { clsx } from 'clsx'

import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'

import styles from './Faces.module.css'

/** A few people beside a number of theirs. Decoration: what it leads to says who they are. */
export function Faces({ of, className }: { of: readonly Schemas['UserSummary'][]; className?: string | undefined }) {
  return (
    <span aria-hidden className={clsx(styles.root, className)}>
      {of.map(({ id, fullName, accountPhotoUrl }) => (
        <Avatar key={id} name={fullName} src={accountPhotoUrl} size={24} title={fullName} />
      ))}
    </span>
  )
}
