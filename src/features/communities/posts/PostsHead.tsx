import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, PrinterIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import styles from './Posts.module.css'
import type { PostList } from './use-post-list'

/** How many posts there are, and what can be done with the list as a whole. */
export function PostsHead({ posts, children }: { posts: PostList; children?: ReactNode }) {
  const { formatMessage } = useIntl()
  const print = useMutation({ mutationFn: posts.loadAll, onSuccess: () => window.print() })
  return (
    <div className={styles.head}>
      <Text size="sm" tone="muted" role="status">
        {posts.list.data && formatMessage(messages.found, { count: posts.totalCount })}
      </Text>
      <div className={styles.links} data-tools>
        {children}
        <Button
          size="sm"
          icon={<Icon of={PrinterIcon} size="sm" />}
          busy={print.isPending}
          disabled={posts.totalCount === 0}
          onClick={() => print.mutate()}
        >
          {formatMessage(messages.print)}
        </Button>
      </div>
    </div>
  )
}
