import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { CalendarIcon, CircleAlertIcon, FileCheckIcon, Icon, WorkflowIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Text } from '@/design-system/Text'
import { navigationQueries } from '@/features/navigation'
import { useUndo } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { mySpaceQueries } from '../api/my-space-queries'
import { messages as railMessages } from '../messages'
import { $heldAnswers, heldOf } from '../model/held-answers'
import { DoneLine } from './DoneLine'
import { messages, said } from './messages'
import styles from './Rail.module.css'
import { RailCard } from './RailCard'
import { type SteadyRows, useSteadyRows } from './use-steady-rows'
import { useWaitingWords } from './use-waiting-words'
import { type Decided, WaitingActions } from './WaitingActions'

type Item = Schemas['WaitingItem']

const MOST = 4

/** Some more than are shown, for the places of those that are finished; and all that a screen shows. */
const ASKED = 10
const WHOLE = 100

const glyphs = new Map([
  ['decision', WorkflowIcon],
  ['acknowledgement', FileCheckIcon],
  ['invitation', CalendarIcon],
  ['failed-schedule', CircleAlertIcon],
])

export type ForYouCardProps = {
  /** On a screen of its own all of them are shown. */
  whole?: boolean
}

/** The most pressing things that wait, each to be done in its row. */
export function ForYouCard({ whole = false }: ForYouCardProps) {
  const { formatMessage } = useIntl()
  const query = useQuery(mySpaceQueries.waiting(whole ? WHOLE : ASKED))
  const { data: counts } = useQuery(navigationQueries.counts())
  const answers = useUnit($heldAnswers)
  const heldFor = ({ kind, post }: Item) =>
    kind === 'acknowledgement' || kind === 'invitation' ? heldOf(answers, { postId: post.id, kind }) : undefined
  const steady = useSteadyRows<Item, Decided>(
    query.data?.items,
    whole ? WHOLE : MOST,
    (item) => heldFor(item) !== undefined,
  )
  return (
    <RailCard
      title={formatMessage(railMessages.forYou)}
      query={query}
      all={whole || !counts ? undefined : { count: counts.mySpace, href: paths.mySpaceTab('workflows') }}
      empty={steady.rows.length === 0}
      expected={{ rows: Math.min(counts ? counts.mySpace - counts.tasks : MOST, MOST), height: 'tall' }}
    >
      <ul className={styles.rows} data-brief={whole ? undefined : ''} {...steady.holders}>
        {steady.rows.map((item) => (
          <WaitingRow key={item.id} item={item} steady={steady} held={heldFor(item)} />
        ))}
      </ul>
    </RailCard>
  )
}

type WaitingRowProps = { item: Item; steady: SteadyRows<Item, Decided>; held: ReturnType<typeof heldOf> }

function WaitingRow({ item, steady, held }: WaitingRowProps) {
  const { formatMessage, formatName } = useIntl()
  const words = useWaitingWords()
  const { id, kind, title, post, overdue } = item
  const decided = steady.finishedOf(id)
  const undoDecision = useUndoDecision(item, steady)
  return (
    <li className={styles.row} data-done={held || decided ? '' : undefined}>
      <Icon of={glyphs.get(kind) ?? WorkflowIcon} />
      <div className={styles.words}>
        <p lang={post.language} className={styles.title}>
          <Link variant="quiet" href={kind === 'failed-schedule' ? paths.postEdit(post.id) : paths.post(post.id)}>
            {formatName(title)}
          </Link>
        </p>
        <div className={styles.act}>
          {held ? (
            <DoneLine onUndo={held.undo}>
              {formatMessage(said.get(held.response ?? '') ?? messages.acknowledged)}
            </DoneLine>
          ) : decided ? (
            <DoneLine onUndo={decided.undoable ? undoDecision(decided.done.recordId) : undefined}>
              {formatMessage(messages.movedTo, { state: decided.done.state })}
            </DoneLine>
          ) : !steady.isListed(id) ? (
            <DoneLine>{formatMessage(messages.done)}</DoneLine>
          ) : (
            <>
              <Text size="sm" tone={overdue ? 'error' : 'muted'}>
                {words(item)}
              </Text>
              <WaitingActions item={item} onDecided={(done) => steady.finish(id, done)} />
            </>
          )}
        </div>
      </div>
    </li>
  )
}

/** Takes a step back that was taken in a row; the row waits again once the server lists it, with the token of now. */
function useUndoDecision({ id, post }: Item, steady: SteadyRows<Item, Decided>) {
  const queryClient = useQueryClient()
  const undo = useUndo(post.id)
  async function takeBack(recordId: string) {
    await undo(recordId)
    await queryClient.invalidateQueries({ queryKey: navigationQueries.counts().queryKey })
    steady.resume(id)
  }
  return (recordId: string | null) => (recordId === null ? undefined : () => void takeBack(recordId))
}
