import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import styles from '../ui/Communities.module.css'

export type RulesProps = { rules: readonly Schemas['CommunityRule'][]; withTexts?: boolean }

/** What a community expects of those who write in it. */
export function Rules({ rules, withTexts = false }: RulesProps) {
  return (
    <ol className={styles.rules}>
      {rules.map(({ id, title, text }) => (
        <li key={id}>
          <Text as="span" weight={withTexts ? 'strong' : 'regular'}>
            {title}
          </Text>
          {withTexts && (
            <Text size="sm" tone="muted">
              {text}
            </Text>
          )}
        </li>
      ))}
    </ol>
  )
}
