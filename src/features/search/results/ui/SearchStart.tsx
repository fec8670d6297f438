import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { DescriptionList } from '@/design-system/DescriptionList'
import { Heading } from '@/design-system/Heading'
import { Link } from '@/design-system/Link'
import { Page } from '@/design-system/Page'
import { Stack } from '@/design-system/Stack'
import { useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { forgetSearches, recentSearches } from '../model/recent'
import styles from './Results.module.css'

const examples = [
  { query: 'press sensor', means: messages.howSome },
  { query: '+press', means: messages.howEvery },
  { query: '-drill', means: messages.howNone },
  { query: '"line 4"', means: messages.howExact },
  { query: '#safety', means: messages.howHashtag },
]

/** Before anything is searched: what was searched lately, and how words and signs are read. */
export function SearchStart() {
  const { formatMessage } = useIntl()
  const { id } = useCurrentUser()
  const [recent, setRecent] = useState(() => recentSearches(id))
  const [filter] = useState(randomId)
  return (
    <Page title={formatMessage(messages.title)}>
      <Stack gap={8}>
        {recent.length > 0 && (
          <Stack as="section" gap={3}>
            <Heading level={2}>{formatMessage(messages.recent)}</Heading>
            <ul className={styles.rows}>
              {recent.map((query, index) => (
                <li key={query}>
                  <Link variant="action" href={paths.search({ q: query, filter: `${filter}-${index}` })}>
                    {query}
                  </Link>
                </li>
              ))}
            </ul>
            <div>
              <Button
                size="sm"
                onClick={() => {
                  forgetSearches(id)
                  setRecent([])
                }}
              >
                {formatMessage(messages.clearRecent)}
              </Button>
            </div>
          </Stack>
        )}
        <Stack as="section" gap={3}>
          <Heading level={2}>{formatMessage(messages.howTo)}</Heading>
          <DescriptionList
            items={examples.map(({ query, means }) => ({
              id: query,
              term: <code className={styles.example}>{query}</code>,
              description: formatMessage(means),
            }))}
          />
        </Stack>
      </Stack>
    </Page>
  )
}
