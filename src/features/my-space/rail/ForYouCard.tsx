import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { CalendarIcon, CircleAlertIcon, FileCheckIcon, Icon, WorkflowIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { navigationQueries } from '@/features/navigation'
import { RailCard } from '@/features/rail-card'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages as railMessages } from '../messages'
import { $heldAnswers, heldOf } from '../model/held-answers'
import styles from './Rail.module.css'
import { type SteadyRows, useSteadyRows } from './use-steady-rows'
import { useWaitingWords } from './use-waiting-words'
import { WaitingAct } from './WaitingAct'
import type { Decided } from './WaitingActions'

type Item = Schemas['WaitingItem']

const MOST = 4

/** Some more than are shown, for the places of those that are finished. */
const ASKED = 10

const glyphs = new Map([
  ['decision', WorkflowIcon],
  ['acknowledgement', FileCheckIcon],
  ['invitation', CalendarIcon],
  ['failed-schedule', CircleAlertIcon],
])

/** The most pressing things that wait, each to be done in its row. */
export function ForYouCard() {
  const { formatMessage } = useIntl()
  const query = useQuery(mySpaceQueries.waiting(ASKED))
  const { data: counts } = useQuery(navigationQueries.counts())
  const answers = useUnit($heldAnswers)
  const heldFor = ({ kind, post }: Item) =>
    kind === 'acknowledgement' || kind === 'invitation' ? heldOf(answers, { postId: post.id, kind }) : undefined
  const steady = useSteadyRows<Item, Decided>(query.data?.items, MOST, (item) => heldFor(item) !== undefined)
  return (
    <RailCard
      title={formatMessage(railMessages.forYou)}
      query={query}
      all={counts && { count: counts.mySpace, href: paths.mySpaceTab('workflows') }}
      empty={steady.rows.length === 0}
      expected={{ rows: Math.min(counts ? counts.mySpace - counts.tasks : MOST, MOST), height: 'tall' }}
    >
      <ul className={styles.rows} data-brief="" {...steady.holders}>
        {steady.rows.map((item) => (
          <WaitingRow key={item.id} item={item} steady={steady} held={heldFor(item)} />
        ))}
      </ul>
    </RailCard>
  )
}

type WaitingRowProps = { item: Item; steady: SteadyRows<Item, Decided>; held: ReturnType<typeof heldOf> }

function WaitingRow({ item, steady, held }: WaitingRowProps) {
  const { formatName } = useIntl()
  const words = useWaitingWords()
  const { id, kind, title, post, overdue } = item
  return (
    <li className={styles.row} data-done={held || steady.finishedOf(id) ? '' : undefined}>
      <Icon of={glyphs.get(kind) ?? WorkflowIcon} />
      <div className={styles.words}>
        <p lang={post.language} className={styles.title}>
          <Link variant="quiet" href={kind === 'failed-schedule' ? paths.postEdit(post.id) : paths.post(post.id)}>
            {formatName(title)}
          </Link>
        </p>
        <div className={styles.act}>
          <WaitingAct item={item} steady={steady} held={held}>
            <Text size="sm" tone={overdue ? 'error' : 'muted'}>
              {words(item)}
            </Text>
          </WaitingAct>
        </div>
      </div>
    </li>
  )
}
