import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { concernsThePage, isApiError, type Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { SearchField } from '@/design-system/SearchField'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { PersonLink } from '@/features/entity-links'
import { useKeptForm } from '@/features/kept-form'
import { LoadFailure } from '@/features/load-failure'
import { SubjectPicker } from '@/features/subject-picker'
import { GROUP_SEARCH_DEBOUNCE_MS } from '@/shared/constants'
import { later } from '@/shared/delay'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import styles from '../ui/Registries.module.css'
import { WindowList } from '../ui/WindowList'
import { editedGroup } from './group-queries'
import { messages } from './messages'
import { isStaged, nobodyStaged, type Staged, type StagedPerson, withAdded, withRemoved } from './staged'

/** Who belongs to a group: found by name, let in and taken out, and saved as the difference. */
export function GroupEditView({ groupId }: { groupId: string }) {
  const { formatMessage, formatName } = useIntl()
  const group = useQuery({ ...editedGroup.detail(groupId), throwOnError: concernsThePage })
  const name = group.data?.name
  return (
    <Page
      width="wide"
      title={formatMessage(messages.title)}
      {...(name !== undefined && {
        lead: formatMessage(messages.lead, { name: formatName(name), count: group.data?.membersCount ?? 0 }),
      })}
    >
      {group.data?.deleted && <EmptyState level={2} title={formatMessage(messages.deleted)} />}
      {group.data && !group.data.deleted && <Members group={group.data} />}
      {group.isError && !group.data && (
        <LoadFailure
          level={2}
          title={formatMessage(messages.failed)}
          error={group.error}
          busy={group.isFetching}
          onRetry={() => void group.refetch()}
        />
      )}
      {group.isPending && <Loading />}
    </Page>
  )
}

function Members({ group }: { group: Schemas['Group'] }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [words, setWords] = useState('')
  const search = useRested(words.trim())
  const list = useInfiniteQuery(editedGroup.members(group.id, search))
  const kept = useKeptForm({
    address: `/manage/groups/${group.id}/edit`,
    initial: nobodyStaged,
    isValue: isStaged,
    about: { kind: 'form', title: group.name },
  })
  const staged = kept.value
  const leaving = new Set(staged.remove.map(({ id }) => id))
  const members = list.data?.pages.flatMap((page) => page.members) ?? []
  const totalCount = list.data?.pages[0]?.totalCount ?? 0
  const changed = staged.add.length + staged.remove.length > 0
  const stage = (next: Staged) => (next.add.length + next.remove.length > 0 ? kept.change(next) : kept.forget())

  const save = useMutation({
    mutationFn: () =>
      editedGroup.save(
        group.id,
        staged.add.map(({ id }) => id),
        staged.remove.map(({ id }) => id),
      ),
    onSuccess: ({ added, removed, group: saved }) => {
      kept.forget()
      queryClient.setQueryData(editedGroup.detail(group.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: ['groups'] })
      tip({ severity: 'success', title: phrase(messages.saved, { added, removed }) })
    },
  })

  return (
    <>
      <div className={styles.tools}>
        <SubjectPicker
          label={formatMessage(messages.add)}
          description={formatMessage(messages.addHint)}
          readers={{}}
          everyone
          value={null}
          onValueChange={(subject) => {
            if (subject?.type === 'user') stage(withAdded(staged, subject.user))
          }}
        />
        <SearchField
          label={formatMessage(messages.search)}
          clearLabel={formatMessage(messages.clear)}
          value={words}
          onValueChange={setWords}
        />
      </div>
      {staged.add.length > 0 && (
        <section aria-label={formatMessage(messages.coming)} className={styles.form}>
          <Text as="strong">{formatMessage(messages.coming)}</Text>
          <ul className={styles.staged}>
            {staged.add.map((person) => (
              <li key={person.id} className={styles.stagedPerson}>
                <PersonLink userId={person.id} name={person.fullName} />
                <Button
                  size="sm"
                  aria-label={formatMessage(messages.dontAddName, { name: person.fullName })}
                  onClick={() => stage(withRemoved(staged, person))}
                >
                  {formatMessage(messages.dontAdd)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed && (
        <div role="group" aria-label={formatMessage(messages.changes)} className={styles.changes}>
          <Text role="status" as="strong">
            {formatMessage(messages.difference, { added: staged.add.length, removed: staged.remove.length })}
          </Text>
          <span className={styles.actions}>
            <Button size="sm" onClick={() => kept.forget()}>
              {formatMessage(messages.discard)}
            </Button>
            <Button size="sm" variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
              {formatMessage(messages.save)}
            </Button>
          </span>
          {save.isError && (
            <Text role="alert" size="sm" tone="error">
              {formatMessage(
                isApiError(save.error) && save.error.code === 'group-deleted' ? messages.deleted : messages.saveFailed,
              )}
            </Text>
          )}
        </div>
      )}
      {members.length > 0 && (
        <Card padding="none" className={styles.found} data-stale={list.isPlaceholderData || undefined}>
          <WindowList
            label={formatMessage(messages.members)}
            items={members}
            totalCount={totalCount}
            canLoadMore={list.hasNextPage && !list.isFetching && !list.isError}
            onNearEnd={() => void list.fetchNextPage()}
          >
            {(member) => (
              <Member
                member={member}
                leaves={leaving.has(member.id)}
                onToggle={(person, leaves) => stage(leaves ? withRemoved(staged, person) : withAdded(staged, person))}
              />
            )}
          </WindowList>
        </Card>
      )}
      {list.isSuccess && members.length === 0 && (
        <EmptyState level={2} title={formatMessage(search === '' ? messages.empty : messages.nobody)} />
      )}
      {list.isPending && <Loading />}
      {list.isError && (
        <LoadFailure
          level={2}
          title={formatMessage(messages.membersFailed)}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
    </>
  )
}

type MemberProps = {
  member: Schemas['GroupMember']
  /** Will be taken out with the next save. */
  leaves: boolean
  onToggle: (person: StagedPerson, leaves: boolean) => void
}

function Member({ member, leaves, onToggle }: MemberProps) {
  const { formatMessage } = useIntl()
  const { id, fullName, caption } = member
  return (
    <div className={styles.member} data-leaves={leaves || undefined}>
      <Avatar name={fullName} src={member.accountPhotoUrl} size={40} />
      <span className={styles.who}>
        <PersonLink userId={id} name={fullName} />
        {caption !== null && <span className={styles.caption}>{caption}</span>}
      </span>
      <span className={styles.state}>
        {leaves && <StatusChip color="warn">{formatMessage(messages.leaves)}</StatusChip>}
        <Button
          size="sm"
          aria-label={formatMessage(leaves ? messages.keepName : messages.removeName, { name: fullName })}
          onClick={() => onToggle({ id, fullName }, !leaves)}
        >
          {formatMessage(leaves ? messages.keep : messages.remove)}
        </Button>
      </span>
    </div>
  )
}

function Loading() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.loading}>
      {[1, 2, 3, 4, 5].map((number) => (
        <span key={number} className={styles.bar}>
          <Skeleton shape="circle" size={40} />
          <Skeleton length="half" />
        </span>
      ))}
    </SkeletonGroup>
  )
}

/** What was typed, once typing rests. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (value === rested) return undefined
    return later(() => setRested(value), GROUP_SEARCH_DEBOUNCE_MS)
  }, [value, rested])
  return rested
}
