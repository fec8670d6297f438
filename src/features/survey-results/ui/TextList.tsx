import type { Schemas } from '@/api'
import { PersonLink } from '@/features/entity-links'
import styles from './SurveyResults.module.css'

/** What people wrote, each with its name for those who see it. */
export function TextList({ texts }: { texts: readonly Schemas['SurveyText'][] }) {
  return (
    <ul className={styles.words}>
      {texts.map(({ id, text, author }) => (
        <li key={id}>
          {/* What somebody wrote may be in any language. */}
          <p className={styles.quote} lang="">
            {text}
          </p>
          {author && <PersonLink userId={author.id} name={author.fullName} />}
        </li>
      ))}
    </ul>
  )
}
